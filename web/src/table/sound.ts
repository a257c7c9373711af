/** Sounds made on the spot, without any file: wood on wood, a page, the bag, dice, the bell of one's own turn. */
import type { SoundName } from './contract'

type Voice = (context: AudioContext, out: AudioNode, now: number) => void

/** A short noise through a filter: the body of everything that knocks and rustles. */
function noise(
  context: AudioContext,
  out: AudioNode,
  at: number,
  length: number,
  pitch: number,
  q: number,
  loud: number,
): void {
  const frames = Math.max(1, Math.round(context.sampleRate * length))
  const buffer = context.createBuffer(1, frames, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2
  const source = context.createBufferSource()
  source.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = q
  const gain = context.createGain()
  gain.gain.value = loud
  source.connect(filter).connect(gain).connect(out)
  source.start(at)
}

function tone(
  context: AudioContext,
  out: AudioNode,
  at: number,
  length: number,
  pitch: number,
  loud: number,
): void {
  const source = context.createOscillator()
  source.type = 'sine'
  source.frequency.value = pitch
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  source.connect(gain).connect(out)
  source.start(at)
  source.stop(at + length)
}

const VOICES: Record<SoundName, Voice> = {
  wood: (context, out, now) => {
    noise(context, out, now, 0.05, 1400, 3, 0.7)
    tone(context, out, now, 0.09, 320, 0.25)
  },
  page: (context, out, now) => {
    noise(context, out, now, 0.16, 3200, 0.8, 0.25)
    noise(context, out, now + 0.11, 0.2, 2200, 0.8, 0.2)
  },
  bag: (context, out, now) => {
    noise(context, out, now, 0.22, 700, 0.9, 0.3)
    for (let i = 0; i < 3; i++) noise(context, out, now + 0.07 + i * 0.06, 0.04, 1100 + i * 260, 4, 0.35)
  },
  dice: (context, out, now) => {
    for (let i = 0; i < 5; i++)
      noise(context, out, now + i * 0.08 + Math.random() * 0.03, 0.03, 1700 + Math.random() * 900, 5, 0.5)
  },
  bell: (context, out, now) => {
    tone(context, out, now, 1.1, 784, 0.3)
    tone(context, out, now, 0.8, 1568, 0.12)
    tone(context, out, now, 0.5, 2368, 0.06)
  },
}

let context: AudioContext | null = null

/** Play a sound; browsers allow it only after the first touch, until then it is silent. */
export function play(name: SoundName, volume: number): void {
  if (volume <= 0 || typeof AudioContext === 'undefined') return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    const out = context.createGain()
    out.gain.value = volume * 0.5
    out.connect(context.destination)
    VOICES[name](context, out, context.currentTime)
  } catch {
    // a browser without sound is no reason to stop
  }
}
