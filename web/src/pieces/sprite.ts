/**
 * Cubes as symbols, put into the page once. A board with two hundred cubes is then two hundred short elements, and each
 * of them follows the theme by itself.
 */

import { art } from './art'
import { DEPTH, EDGE, RISE } from './geometry'
import { look, OWNERS } from './looks'

const FRONT = 60
const SVG = 'http://www.w3.org/2000/svg'
const PLACE = 'piece-sprite'

/** The id of the symbol of an owner's cube. */
export function cubeId(owner: string): string {
  sprite()
  return `cube-${OWNERS.includes(owner) ? owner : 'gang'}`
}

function cubeSymbol(owner: string): string {
  const { face, ink, mark } = look(owner)
  const pad = (FRONT * EDGE) / 2
  const rise = FRONT * RISE
  const side = FRONT + FRONT * DEPTH
  const size = FRONT * 0.66
  const inset = (FRONT - size) / 2
  const top = `M0 0 ${rise * 0.55} ${-rise}H${side}L${FRONT} 0Z`
  const right = `M${FRONT} 0 ${side} ${-rise}V${FRONT - rise}L${FRONT} ${FRONT}Z`
  const outline = `M0 0 ${rise * 0.55} ${-rise}H${side}V${FRONT - rise}L${FRONT} ${FRONT}H0Z`
  return (
    `<symbol id="cube-${owner}" viewBox="${-pad} ${-rise - pad} ${side + 2 * pad} ${FRONT + rise + 2 * pad}">` +
    `<path d="${outline}" fill="${face}"/>` +
    `<path d="${top}" fill="var(--cube-top)"/><path d="${right}" fill="var(--cube-side)"/>` +
    `<g color="${ink}" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" ` +
    `stroke-linejoin="round" transform="translate(${inset} ${inset}) scale(${size / 64})">${art(mark)}</g>` +
    `<path d="${outline}" fill="none" stroke="var(--cube-edge)" stroke-width="${FRONT * EDGE}" stroke-linejoin="round" ` +
    `stroke-dasharray="var(--edge-dash, none)"/></symbol>`
  )
}

let ready = false

/** Makes sure that the symbols are in the page. */
function sprite(): void {
  if (ready || typeof document === 'undefined') return
  ready = true
  if (document.getElementById(PLACE)) return
  const holder = document.createElementNS(SVG, 'svg')
  holder.id = PLACE
  holder.setAttribute('width', '0')
  holder.setAttribute('height', '0')
  holder.setAttribute('aria-hidden', 'true')
  holder.classList.add('piece-sprite')
  holder.innerHTML = OWNERS.map(cubeSymbol).join('')
  document.body.append(holder)
}
