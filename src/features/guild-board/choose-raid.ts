import type { Instance } from '@/contract/instance'
import { defaultInstance } from '@/features/catalog/instance-options'
import { nearestDifficulty, type Difficulty } from '@/game/difficulties'
import type { RaidSearch } from './board-search'

/** The raid and difficulty that a guild's page shows. */
export interface ChosenRaid {
  instance: Instance
  difficulty: Difficulty
}

/**
 * The difficulty if there is no other choice, as for new wishlists (docs/specification.md, section
 * 2).
 */
const DEFAULT_DIFFICULTY: Difficulty = 'Heroic'

/**
 * The raid and difficulty of the search parameters; otherwise the current tier and Heroic.
 * Undefined if there is no active raid.
 */
export function chooseRaid(
  instances: readonly Instance[],
  { raid, difficulty }: RaidSearch,
): ChosenRaid | undefined {
  const instance =
    instances.find(({ slug }) => slug === raid) ?? defaultInstance(instances) ?? instances[0]
  if (!instance) return undefined
  const available = instance.availableDifficulties
  const wanted = available.find((one) => one === difficulty) ?? DEFAULT_DIFFICULTY
  // An available difficulty, or the default, is a known one, except for names that only another
  // backend has.
  return { instance, difficulty: nearestDifficulty(wanted as Difficulty, available) }
}
