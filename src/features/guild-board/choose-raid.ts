import type { GuildDetails } from '@/contract/guilds/guild'
import type { Instance } from '@/contract/instance'
import { defaultInstance } from '@/features/catalog/instance-options'
import { nearestDifficulty, type Difficulty } from '@/game/difficulties'
import type { RaidSearch } from '@/features/guilds/raid-search'

export interface ChosenRaid {
  instance: Instance
  difficulty: Difficulty
}

/** The difficulty if nobody shares a list, as for new wishlists (docs/specification.md, section 2). */
const DEFAULT_DIFFICULTY: Difficulty = 'Heroic'

/**
 * The raid and difficulty of the search parameters; otherwise the current tier, and the difficulty
 * of its newest award, or else the one for which most characters share a list, of equal ones Heroic.
 * Undefined if there is no active raid.
 */
export function chooseRaid(
  instances: readonly Instance[],
  { listCounts, newestAwards }: Pick<GuildDetails, 'listCounts' | 'newestAwards'>,
  { raid, difficulty }: RaidSearch,
): ChosenRaid | undefined {
  const instance =
    instances.find(({ slug }) => slug === raid) ?? defaultInstance(instances) ?? instances[0]
  if (!instance) return undefined
  const available = instance.availableDifficulties
  const counts = listCounts?.filter(({ instanceId }) => instanceId === instance.id) ?? []
  const countOf = (one: string) => counts.find((of) => of.difficulty === one)?.count ?? 0
  const [common] = [DEFAULT_DIFFICULTY, ...available].toSorted(
    (one, other) => countOf(other) - countOf(one),
  )
  const newest = newestAwards?.find(({ instanceId }) => instanceId === instance.id)?.difficulty
  const wanted =
    available.find((one) => one === difficulty) ?? available.find((one) => one === newest) ?? common
  // An available difficulty, or the default, is a known one, except for names that only another
  // backend has.
  return { instance, difficulty: nearestDifficulty(wanted as Difficulty, available) }
}
