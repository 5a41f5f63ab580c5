/** A simulation is old after this time. */
export const SIM_AGE_DAYS_MAX = 14
/** A simulation is old once the item level of its character has risen by this much. */
const SIM_LEVELS_MAX = 5

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Why a simulation is old: its age, or the item level of its character, which has risen since; null
 * if it is not (docs/specification.md, section 10).
 * @param now milliseconds since the epoch
 */
export function whyOld(
  sim: {
    simulatedAt?: string | null
    /** A simulation without a date is at least as old as its import. */
    importedAt?: string | null
    itemLevel?: number | null
    currentItemLevel?: number | null
  },
  now = Date.now(),
): 'age' | 'itemLevel' | null {
  if (now - Date.parse(sim.simulatedAt ?? sim.importedAt ?? '') > SIM_AGE_DAYS_MAX * DAY_MS)
    return 'age'
  if (sim.itemLevel == null || sim.currentItemLevel == null) return null
  return sim.currentItemLevel - sim.itemLevel >= SIM_LEVELS_MAX ? 'itemLevel' : null
}
