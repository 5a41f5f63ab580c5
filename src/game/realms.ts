/** Battle.net regions whose characters can be imported. China does not allow third-party access. */
export const REGIONS = ['us', 'eu', 'kr', 'tw'] as const
export type Region = (typeof REGIONS)[number]

/**
 * The factions that a player can choose. Pandaren of the starting zone have chosen none; Battle.net
 * sends NEUTRAL for them.
 */
export const FACTIONS = ['ALLIANCE', 'HORDE'] as const
export type Faction = (typeof FACTIONS)[number]
