import { describe, expect, it } from 'vitest'
import { chapters, emphasised } from '../../src/table/chronicle'
import type { EventLine } from '../../src/wire'
import { GAME, marched } from './samples'

const manner = { headings: new Set(['season']), running: new Set(['card-drawn']) }
const season = (name: string): EventLine => ({ kind: 'season', args: [832, name] })
const card = (name: string): EventLine => ({ kind: 'card-drawn', args: [name] })

describe('chronicle', () => {
  it('is told in chapters; what comes before the first has no heading', () => {
    const told = chapters([marched, season('spring'), marched, season('summer')], GAME, manner)
    expect(told.map((chapter) => chapter.heading?.args[1] ?? null)).toEqual([null, 'spring', 'summer'])
    expect(told.map((chapter) => chapter.groups.length)).toEqual([1, 1, 0])
    expect(told.map((chapter) => chapter.start)).toEqual([0, 1, 3])
  })

  it('joins runs of events that differ in their last argument only', () => {
    const [told] = chapters([card('anjou'), card('berry'), marched, card('chur')], GAME, manner)
    expect(told?.groups.map((group) => group.events.length)).toEqual([2, 1, 1])
    expect(told?.groups.map((group) => group.start)).toEqual([0, 2, 3])
  })

  it('does not join what is not said to run, or what differs earlier', () => {
    const other = { ...marched, args: ['red', 'anjou', 'berry', 1] }
    const running = { ...manner, running: new Set(['marched']) }
    expect(chapters([marched, marched], GAME, manner)[0]?.groups.length).toBe(2)
    expect(chapters([marched, other], GAME, running)[0]?.groups.length).toBe(2)
    expect(chapters([marched, marched], GAME, running)[0]?.groups.length).toBe(1)
  })

  it('leaves out what is to be silent, without breaking a run', () => {
    const quiet = { ...manner, silent: new Set(['marched', 'season']) }
    const told = chapters([card('anjou'), marched, season('spring'), card('berry')], GAME, quiet)
    expect(told.map((chapter) => chapter.groups.map((group) => group.events.length))).toEqual([[2]])
  })

  it('knows whose deed it is and the section of the rules', () => {
    const [told] = chapters([marched, card('anjou')], GAME, manner)
    expect(told?.groups.map((group) => [group.colour, group.rule])).toEqual([
      ['blue', '5.4'],
      [null, ''],
    ])
  })

  it('lets names stand out, whole words only', () => {
    const parts = emphasised('Karl and Karlmann fight; Karl wins.', ['Karl', 'Lothar'])
    expect(parts.filter((part) => part.strong).map((part) => part.text)).toEqual(['Karl', 'Karl'])
    expect(parts.map((part) => part.text).join('')).toBe('Karl and Karlmann fight; Karl wins.')
    expect(emphasised('Nobody.', [])).toEqual([{ text: 'Nobody.', strong: false, at: 0 }])
  })
})
