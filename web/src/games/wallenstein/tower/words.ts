/** What a battle is told in: its title, who stands on which side, its result step by step. */
import { t } from '../../../lib/texts.svelte'
import type { TableModel } from '../../../table/contract'
import type { Battle, Side } from './battle'
import { watching } from './watching.svelte'

/** A person, or the farmers. */
export function sideName(table: TableModel, side: Side): string {
  return side.seat === null ? t('wa-tower-farmers') : table.nameOf(side.seat)
}

/** The colour of a cube: `red` … `farmer`. */
export function cubeOf(table: TableModel, colour: number): string {
  return table.shown.seats[colour]?.seat ?? 'farmer'
}

function cubeName(table: TableModel, colour: number): string {
  return table.speaker.name('cube', cubeOf(table, colour))
}

/** `3 Blue`, `1 farmer`. */
export function cubeCount(table: TableModel, colour: number, count: number): string {
  return cubeOf(table, colour) === 'farmer'
    ? t('wa-tower-group-farmers', { count })
    : t('wa-tower-group', { count, cube: cubeName(table, colour) })
}

const land = (table: TableModel, name: string): string => table.speaker.name('land', name)

/** `Gallas attacks Kursachsen`, and with what: for the bar above the board. */
export function battleTitle(table: TableModel, battle: Battle): { title: string; note: string } {
  const where = land(table, battle.land)
  const count = battle.attacker.thrown - battle.attacker.returned
  if (battle.revolt) {
    return {
      title: t('wa-tower-revolt', { land: where }),
      note: t('wa-tower-revolt-note', { count, seat: sideName(table, battle.defender) }),
    }
  }
  const against = battle.defender.thrown - battle.defender.returned
  const from = land(table, battle.from ?? '')
  return {
    title: t('wa-tower-attack', { seat: sideName(table, battle.attacker), land: where }),
    note:
      battle.defender.seat === null
        ? t('wa-tower-attack-neutral', { count, from, against })
        : t('wa-tower-attack-note', { count, from, against, seat: sideName(table, battle.defender) }),
  }
}

/** What is told of a battle between its beginning and its outcome. */
const MEANWHILE: ReadonlySet<string> = new Set(['aided', 'thrown', 'tray'])

/** While cubes fall: who fights where with how many. */
export function news(table: TableModel): string | null {
  const fighting = watching.running || MEANWHILE.has(table.log.at(-1)?.kind ?? '')
  const battle = fighting ? watching.at(table) : null
  if (battle === null) return null
  const { title, note } = battleTitle(table, battle)
  return `${title} ${note}.`
}

/** `3 Blue`, or with farmers that help `2 for Yellow`. */
export function sideCount(table: TableModel, battle: Battle, side: Side): string {
  const colour = side.seat ?? battle.out.length - 1
  return side.farmers > 0
    ? t('wa-tower-group-for', { count: side.total, cube: cubeName(table, colour) })
    : cubeCount(table, colour, side.total)
}

/** `4 thrown in, 3 fall out`; and where some came from. */
export function sideNote(side: Side): string {
  const notes = [t('wa-tower-side', { thrown: side.thrown, out: side.out })]
  if (side.returned > 0) notes.push(t('wa-tower-side-returned', { count: side.returned }))
  if (side.aided > 0) notes.push(t('wa-tower-side-aided', { count: side.aided }))
  if (side.farmers > 0) notes.push(t('wa-tower-side-farmers', { count: side.farmers }))
  return notes.join(' ')
}

/** The result in one sentence. */
export function resultTitle(table: TableModel, battle: Battle): string {
  const { attacker, defender, left } = battle
  const figures = {
    ours: attacker.total,
    theirs: defender.total,
    land: land(table, battle.land),
    count: left,
  }
  const one = sideName(table, attacker)
  const two = sideName(table, defender)
  switch (battle.outcome) {
    case 'conquered':
      return t('wa-tower-conquered', { ...figures, seat: one })
    case 'repelled':
      return t('wa-tower-repelled', { ...figures, seat: one })
    case 'defended':
      return t('wa-tower-defended', { ...figures, seat: two })
    case 'drawn':
      return attacker.total === defender.total
        ? t('wa-tower-drawn', figures)
        : t('wa-tower-drawn-farmers', figures)
    case 'suppressed':
      return t('wa-tower-suppressed', { ...figures, seat: two })
    default:
      return t('wa-tower-lost', { ...figures, seat: two })
  }
}

/** What every side loses, and what becomes of the land. */
export function resultSteps(table: TableModel, battle: Battle): string[] {
  const { attacker, defender, left } = battle
  const steps: string[] = []
  const loses = (side: Side, count: number): void => {
    if (count === 0) return
    if (side.seat === null) steps.push(t('wa-tower-step-farmers', { count }))
    else steps.push(t('wa-tower-step-loses', { seat: sideName(table, side), count }))
  }
  const stood = battle.outcome === 'conquered' ? attacker : left > 0 ? defender : null
  for (const side of [defender, attacker]) {
    loses(side, side === stood ? side.out - left : side.out)
    if (side.farmers > 0) steps.push(t('wa-tower-step-helpers', { count: side.farmers }))
  }
  steps.push(landStep(table, battle))
  return steps
}

function landStep(table: TableModel, battle: Battle): string {
  const name = land(table, battle.land)
  const stays = battle.buildings.map((building) => table.speaker.name('building', building))
  switch (battle.outcome) {
    case 'conquered': {
      const seat = sideName(table, battle.attacker)
      if (battle.defender.seat === null) return t('wa-tower-step-new', { land: name, seat })
      return stays.length === 0
        ? t('wa-tower-step-card', { land: name, seat })
        : t('wa-tower-step-card-buildings', {
            land: name,
            seat,
            buildings: new Intl.ListFormat(table.speaker.texts.language).format(stays),
          })
    }
    case 'repelled':
      return t('wa-tower-step-neutral', { land: name })
    case 'defended':
    case 'suppressed':
      return t('wa-tower-step-held', {
        land: name,
        seat: sideName(table, battle.defender),
        count: battle.left,
      })
    default:
      return t('wa-tower-step-razed', { land: name })
  }
}
