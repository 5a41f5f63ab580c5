/** Battle.net regions whose characters can be imported. China does not allow third-party access. */
export const REGIONS = ['us', 'eu', 'kr', 'tw'] as const
export type Region = (typeof REGIONS)[number]

/** The factions. Other values (NEUTRAL pandaren of the starting zone) are shown as received. */
export const FACTIONS = ['ALLIANCE', 'HORDE'] as const
export type Faction = (typeof FACTIONS)[number]
