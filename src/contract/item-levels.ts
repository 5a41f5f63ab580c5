import type { Difficulty } from '@/game/difficulties'
import * as z from 'zod/mini'
import { integer, objectOf } from './fields'

/** The item level of what drops, by difficulty; unknown ones are missing. */
export type ItemLevels = Partial<Record<Difficulty, number>>

/** Item levels in an answer. A boss's own take precedence over those of its instance. */
export const itemLevelsSchema = z.record(z.string(), z.number())

const level = z.nullish(integer(1, 9999))

/** Item levels in a request. They replace all existing ones; null clears them, or one of them. */
export const itemLevels = z.nullish(
  objectOf({ LFR: level, Normal: level, Heroic: level, Mythic: level }),
)

/** The item levels of all difficulties, in the shape of a request: null where it is unknown. */
export function toItemLevelsInput(
  levels: Readonly<Record<string, number>> | null | undefined,
): Record<Difficulty, number | null> {
  const { LFR = null, Normal = null, Heroic = null, Mythic = null } = levels ?? {}
  return { LFR, Normal, Heroic, Mythic }
}
