import type { Award } from './award'
import { BONUS_ROLL } from './award-responses'
import type { Attendee, Drop, NightDetails } from './raid-nights'

/** A drop with the numbers of those that are given away and that are left. */
export interface CountedDrop {
  drop: Drop
  awards: readonly Award[]
  left: number
}

/** The drops of a night in the order in which they were marked. */
export function countDrops({ drops, awards }: NightDetails): CountedDrop[] {
  return drops.map((drop) => {
    const of = awards.filter(({ dropId }) => dropId === drop.id)
    return { drop, awards: of, left: Math.max(0, drop.count - of.length) }
  })
}

/** The awards of the drops of a night, and the bonus rolls, which are of none. */
export function splitAwards({ awards }: NightDetails) {
  return {
    decided: awards.filter(({ response }) => response !== BONUS_ROLL),
    bonusRolls: awards.filter(({ response }) => response === BONUS_ROLL),
  }
}

/** Whether the drops of a night are of several difficulties, which are then named. */
export function isMixed({ drops, difficulty }: NightDetails): boolean {
  return drops.some((drop) => drop.difficulty !== difficulty)
}

/** How many raiders are there, and how many are expected: all but the bench. */
export function countHere(raiders: readonly Attendee[]): { here: number; expected: number } {
  const statuses = raiders.map(({ status }) => status)
  return {
    here: statuses.filter((status) => status === 'present' || status === 'late').length,
    expected: statuses.filter((status) => status !== 'bench').length,
  }
}
