import type { Choice } from '../columns'
import { findNearName, isNearName } from '../paste/near-names'

interface UnknownBosses {
  /** The names of new bosses, by each spelling in the rows. */
  added: ReadonlyMap<string, string>
  /** The existing bosses that other names most likely mean, by these names. */
  corrected: ReadonlyMap<string, string>
}

/**
 * Tells apart new bosses and typos. Names that are near each other are one boss, in the spelling of
 * another instance that has it, or else in the most frequent one.
 * @param names the names in the rows that no boss of the instance has, with repetitions
 * @param known the names of the bosses of all instances
 */
export function sortUnknownBosses(
  names: readonly string[],
  bosses: readonly Choice[],
  known: readonly string[],
): UnknownBosses {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const corrected = new Map<string, string>()
  const labels = bosses.map(({ label }) => label)
  const spellings: string[][] = []
  for (const name of counts.keys()) {
    const boss = findNearName(name, labels)
    const same = spellings.find((others) => others.some((other) => isNearName(name, other)))
    if (boss !== undefined) corrected.set(name, boss)
    else if (same) same.push(name)
    else spellings.push([name])
  }
  const added = spellings.flatMap((same) => {
    const [frequent = ''] = same.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    const elsewhere = known.find((boss) => same.some((name) => isNearName(name, boss)))
    return same.map((name) => [name, elsewhere ?? frequent] as const)
  })
  return { added: new Map(added), corrected }
}
