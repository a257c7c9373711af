import { describe, expect, it } from 'vitest'
import type { Thing } from '../../src/table/contract'
import { TreeChooser, type ChooserHost } from '../../src/table/chooser.svelte'
import type { Asked } from '../../src/wire'

function question(forms: string[], notations: string[], more: Partial<Asked> = {}): Asked {
  return {
    id: 1,
    kind: 'test',
    rule: '1',
    facts: {},
    forms,
    choices: notations.map((notation) => {
      const [verb = '', ...args] = notation.split(' ')
      return { notation, verb, args, rule: '' }
    }),
    secret: false,
    answered: false,
    ...more,
  }
}

class Host implements ChooserHost {
  ready = true
  sent: string[] = []
  asked: (Thing | string)[] = []
  constructor(
    readonly unordered = new Set<string>(),
    readonly confirm = new Set<string>(),
    readonly first: (values: number[]) => number | null | undefined = () => undefined,
  ) {}
  firstCount(values: number[]): number | null | undefined {
    return this.first(values)
  }
  send(choice: { notation: string }): void {
    this.sent.push(choice.notation)
  }
  why(what: Thing | string): void {
    this.asked.push(what)
  }
}

function chooser(host: Host, asked: Asked): TreeChooser {
  const made = new TreeChooser(host)
  made.ask(asked)
  return made
}

const land = (name: string): Thing => ({ domain: 'land', name })
const tile = (name: string, copy?: number): Thing => ({
  domain: 'tile',
  name,
  ...(copy === undefined ? {} : { copy }),
})

const MARCH = question(
  ['march land land count', 'done'],
  [
    ...[1, 2, 3].map((n) => `march normandie anjou ${n}`),
    ...[1, 2].map((n) => `march normandie berry ${n}`),
    'march anjou normandie 1',
    'march anjou berry 1',
    'done',
  ],
)

describe('moving groups', () => {
  it('lights the origins, then the targets, then asks for a number', () => {
    const host = new Host()
    const c = chooser(host, MARCH)
    expect(c.litNames('land')).toEqual(['normandie', 'anjou'])
    expect(c.lit('land', 'berry')).toBe(false)
    expect(c.verb).toBe('march')
    c.pick(land('normandie'))
    expect(c.chosen('land', 'normandie')).toBe(true)
    expect(c.litNames('land')).toEqual(['anjou', 'berry'])
    expect(c.count).toBeNull()
    c.pick(land('anjou'))
    expect(c.next).toBe('count')
    expect(c.count).toEqual({ values: [1, 2, 3], min: 1, max: 3, value: 3 })
    expect(c.complete?.notation).toBe('march normandie anjou 3')
    c.setCount(2)
    expect(c.complete?.notation).toBe('march normandie anjou 2')
    expect(host.sent).toEqual([])
    c.answer()
    expect(host.sent).toEqual(['march normandie anjou 2'])
  })

  it('keeps numbers inside what is legal', () => {
    const c = chooser(new Host(), MARCH)
    c.pick(land('normandie'))
    c.pick(land('anjou'))
    c.setCount(99)
    expect(c.count?.value).toBe(3)
    c.setCount(-4)
    expect(c.count?.value).toBe(1)
  })

  it('a number that is the only one is not asked for', () => {
    const host = new Host()
    const c = chooser(host, MARCH)
    c.pick(land('anjou'))
    c.pick(land('berry'))
    expect(host.sent).toEqual(['march anjou berry 1'])
  })

  it('another target takes the place of the first, another origin begins anew', () => {
    const c = chooser(new Host(), MARCH)
    c.pick(land('normandie'))
    c.pick(land('anjou'))
    c.pick(land('berry'))
    expect(c.picked.map((thing) => thing.name)).toEqual(['normandie', 'berry'])
    expect(c.count?.max).toBe(2)
    c.pick(land('anjou')) // a target of Normandie as well: that comes first
    expect(c.picked.map((thing) => thing.name)).toEqual(['normandie', 'anjou'])
  })

  it('picking the origin again takes it back', () => {
    const c = chooser(new Host(), MARCH)
    c.pick(land('normandie'))
    c.pick(land('normandie'))
    expect(c.picked).toEqual([])
    c.pick(land('normandie'))
    c.pick(land('berry'))
    c.pick(land('berry'))
    expect(c.picked.map((thing) => thing.name)).toEqual(['normandie'])
  })

  it('what does not fit asks why, with what is chosen already', () => {
    const host = new Host()
    const c = chooser(host, MARCH)
    c.pick(land('ostfalen'))
    c.pick(land('normandie'))
    c.pick(land('ostfalen'))
    expect(host.asked).toEqual(['march ostfalen * *', 'march normandie ostfalen *'])
    expect(c.picked.map((thing) => thing.name)).toEqual(['normandie'])
    c.pick({ domain: 'tile', name: 'fight' })
    expect(host.asked[2]).toEqual({ domain: 'tile', name: 'fight' })
  })

  it('goes back step by step, or drops everything', () => {
    const c = chooser(new Host(), MARCH)
    c.pick(land('normandie'))
    c.pick(land('anjou'))
    expect(c.back()).toBe(true)
    expect(c.picked.length).toBe(1)
    c.pick(land('anjou'))
    c.drop()
    expect(c.begun).toBe(false)
    expect(c.back()).toBe(false)
  })

  it('shows what would follow', () => {
    const c = chooser(new Host(), MARCH)
    expect(c.after(land('anjou')).map((choice) => choice.notation)).toEqual([
      'march anjou normandie 1',
      'march anjou berry 1',
    ])
    expect(c.after(land('nowhere'))).toEqual([])
  })
})

const INFLUENCE = question(
  ['send count', 'post land count', 'unfold land', 'done'],
  [
    'send 1',
    'send 2',
    'post anjou 1',
    'post anjou 2',
    'post berry 1',
    'unfold anjou',
    'unfold berry',
    'unfold chur',
    'done',
  ],
)

describe('several verbs', () => {
  it('are offered with letters and targets; answers without arguments are buttons', () => {
    const c = chooser(new Host(), INFLUENCE)
    expect(c.verb).toBeNull()
    expect(c.verbs.map((v) => [v.letter, v.verb, v.targets, v.plain])).toEqual([
      ['a', 'send', 2, false],
      ['b', 'post', 2, false],
      ['c', 'unfold', 3, false],
      ['', 'done', 1, true],
    ])
  })

  it('a thing that fits one verb selects it', () => {
    const host = new Host()
    const c = chooser(host, INFLUENCE)
    c.pick(land('chur'))
    expect(host.sent).toEqual(['unfold chur'])
  })

  it('a thing that fits several asks which', () => {
    const host = new Host()
    const c = chooser(host, INFLUENCE)
    c.pick(land('anjou'))
    expect(host.sent).toEqual([])
    expect(c.verb).toBeNull()
    expect(c.count).toBeNull()
    expect(c.remaining.map((choice) => choice.notation)).toEqual([
      'post anjou 1',
      'post anjou 2',
      'unfold anjou',
    ])
    c.pickVerb('post')
    expect(c.count?.values).toEqual([1, 2])
    c.pickVerb('unfold')
    expect(host.sent).toEqual(['unfold anjou'])
  })

  it('a verb first, then its things', () => {
    const host = new Host()
    const c = chooser(host, INFLUENCE)
    c.pickVerb('unfold')
    expect(c.litNames('land')).toEqual(['anjou', 'berry', 'chur'])
    c.pick(land('berry'))
    expect(host.sent).toEqual(['unfold berry'])
  })

  it('a verb that is only a number', () => {
    const host = new Host(undefined, undefined, () => 1)
    const c = chooser(host, INFLUENCE)
    c.pickVerb('send')
    expect(c.count).toEqual({ values: [1, 2], min: 1, max: 2, value: 1 })
    c.setCount(2)
    c.answer()
    expect(host.sent).toEqual(['send 2'])
  })

  it('another verb, or a thing of another verb, changes the mind', () => {
    const host = new Host()
    const c = chooser(host, INFLUENCE)
    c.pickVerb('post')
    c.pick(land('chur')) // only unfold has it
    expect(host.sent).toEqual(['unfold chur'])
    c.pickVerb('send')
    c.pickVerb('send')
    expect(c.verb).toBeNull()
  })

  it('a verb without any target says why', () => {
    const host = new Host()
    const c = chooser(host, question(['send count', 'post land count', 'done'], ['send 1', 'done']))
    expect(c.verbs[1]?.targets).toBe(0)
    c.pickVerb('post')
    expect(host.asked).toEqual(['post * *'])
  })

  it('an answer without arguments is sent by its button only', () => {
    const host = new Host()
    const c = chooser(host, question(['done'], ['done']))
    expect(c.complete).toBeNull()
    expect(c.forced).toBeNull()
    c.pickVerb('done')
    expect(host.sent).toEqual(['done'])
  })
})

const PLACE = question(
  ['place tile tile'],
  ['place influence develop', 'place influence none', 'place develop none', 'place none none'],
  { secret: true },
)

describe('pairs without order', () => {
  it('are picked in any order and sent by the button', () => {
    const host = new Host(new Set(['place']))
    const c = chooser(host, PLACE)
    expect(c.litNames('tile')).toEqual(['influence', 'develop', 'none'])
    c.pick(tile('develop'))
    expect(c.litNames('tile')).toEqual(['influence', 'none'])
    c.pick(tile('influence'))
    expect(c.complete?.notation).toBe('place influence develop')
    expect(host.sent).toEqual([])
    c.answer()
    expect(host.sent).toEqual(['place influence develop'])
  })

  it('two equal pieces are told apart', () => {
    const c = chooser(new Host(new Set(['place'])), PLACE)
    c.pick(tile('none', 0))
    expect(c.chosen('tile', 'none', 0)).toBe(true)
    expect(c.chosen('tile', 'none', 1)).toBe(false)
    expect(c.lit('tile', 'none', 1)).toBe(true)
    expect(c.lit('tile', 'none', 0)).toBe(false)
    c.pick(tile('none', 1))
    expect(c.complete?.notation).toBe('place none none')
    c.pick(tile('none', 0))
    expect(c.picked).toEqual([tile('none', 1)])
    expect(c.complete).toBeNull()
  })

  it('each is taken back by itself, and a third takes the place of the last', () => {
    const c = chooser(new Host(new Set(['place'])), PLACE)
    c.pick(tile('influence', 0))
    c.pick(tile('develop', 0))
    c.pick(tile('influence', 0))
    expect(c.picked).toEqual([tile('develop', 0)])
    c.pick(tile('none', 0))
    c.pick(tile('influence', 0))
    expect(c.complete?.notation).toBe('place influence develop')
  })

  it('what does not go together says why', () => {
    const host = new Host(new Set(['place']))
    const peace = question(['place tile tile'], ['place peace none', 'place develop none'], { secret: true })
    const c = chooser(host, peace)
    c.pick(tile('peace'))
    expect(c.litNames('tile')).toEqual(['none'])
    expect(c.attempt(tile('develop'))).toBe('place peace develop')
  })
})

const KNIGHTS = question(
  ['court colour', 'send colour province'],
  ['court red', 'court blue', 'send red saxony', 'send red bavaria', 'send blue saxony', 'send blue bavaria'],
)

describe('knights', () => {
  it('one piece, two kinds of targets', () => {
    const host = new Host()
    const c = chooser(host, KNIGHTS)
    expect(c.litNames('colour')).toEqual(['red', 'blue'])
    c.pick({ domain: 'colour', name: 'red' })
    expect(c.complete).toBeNull()
    expect(c.litNames('province')).toEqual(['saxony', 'bavaria'])
    c.pick({ domain: 'province', name: 'bavaria' })
    expect(host.sent).toEqual(['send red bavaria'])
    c.drop()
    c.pick({ domain: 'colour', name: 'blue' })
    c.pickVerb('court')
    expect(host.sent[1]).toBe('court blue')
  })

  it('the province may come before the knight', () => {
    const host = new Host()
    const c = chooser(host, KNIGHTS)
    c.pick({ domain: 'province', name: 'saxony' })
    expect(c.chosen('province', 'saxony')).toBe(true)
    expect(c.litNames('colour')).toEqual(['red', 'blue'])
    c.pick({ domain: 'colour', name: 'blue' })
    expect(host.sent).toEqual(['send blue saxony'])
  })
})

describe('numbers as pieces', () => {
  const discs = question(['disc count'], ['disc 2', 'disc 4', 'disc 5'])

  it('are picked like things and confirmed where undo could not help', () => {
    const host = new Host(undefined, new Set(['disc']), () => null)
    const c = chooser(host, discs)
    expect(c.count?.value).toBeNull()
    expect(c.complete).toBeNull()
    c.answer()
    expect(host.sent).toEqual([])
    c.pick({ domain: 'count', name: '4' })
    expect(c.chosen('count', '4')).toBe(true)
    expect(c.complete?.notation).toBe('disc 4')
    c.pick({ domain: 'count', name: '2' })
    expect(c.complete?.notation).toBe('disc 2')
    c.answer()
    expect(host.sent).toEqual(['disc 2'])
  })

  it('are sent at once where it can', () => {
    const host = new Host()
    const c = chooser(host, question(['move count'], ['move 1', 'move 2']))
    c.pick({ domain: 'count', name: '2' })
    expect(host.sent).toEqual(['move 2'])
  })

  it('a number that is not there asks why', () => {
    const host = new Host()
    chooser(host, discs).pick({ domain: 'count', name: '3' })
    expect(host.asked).toEqual(['disc 3'])
  })
})

describe('when nothing can be chosen', () => {
  it('nothing is lit and nothing is sent', () => {
    const host = new Host()
    host.ready = false
    const c = chooser(host, MARCH)
    expect(c.active).toBe(false)
    expect(c.lit('land', 'normandie')).toBe(false)
    c.pick(land('normandie'))
    c.pickVerb('done')
    expect(c.begun).toBe(false)
    expect(host.sent).toEqual([])
    expect(host.asked).toEqual([])
  })

  it('without a question a try asks why', () => {
    const host = new Host()
    new TreeChooser(host).pick(land('anjou'))
    expect(host.asked).toEqual([land('anjou')])
  })
})

describe('questions', () => {
  it('the same again keeps the half-made answer; another drops it', () => {
    const c = chooser(new Host(), MARCH)
    c.pick(land('normandie'))
    c.ask({ ...structuredClone(MARCH), id: 2 })
    expect(c.picked.length).toBe(1)
    c.ask({ ...MARCH, choices: MARCH.choices.slice(1) })
    expect(c.begun).toBe(false)
  })

  it('forced: the only answer, unless it is secret, ends the deed or must be confirmed', () => {
    expect(chooser(new Host(), question(['crown colour'], ['crown red'])).forced?.notation).toBe('crown red')
    expect(chooser(new Host(), question(['crown colour'], ['crown red', 'crown blue'])).forced).toBeNull()
    expect(chooser(new Host(), question(['crown colour'], ['crown red'], { secret: true })).forced).toBeNull()
    expect(
      chooser(new Host(undefined, new Set(['disc'])), question(['disc count'], ['disc 1'])).forced,
    ).toBeNull()
    expect(chooser(new Host(), question(['done'], ['done'])).forced).toBeNull()
  })

  it('an answer of a list is sent, or waits for the button where it must be confirmed', () => {
    const host = new Host()
    const c = chooser(host, MARCH)
    const choice = MARCH.choices[4]
    if (choice) c.choose(choice)
    expect(host.sent).toEqual(['march normandie berry 2'])
    const secret = new Host(new Set(['place']))
    const p = chooser(secret, PLACE)
    const pair = PLACE.choices[3]
    if (pair) p.choose(pair)
    expect(secret.sent).toEqual([])
    expect(p.complete?.notation).toBe('place none none')
    expect(p.chosen('tile', 'none', 1)).toBe(true)
  })
})
