/** Battle.net regions whose characters can be imported. China is closed to third parties. */
export const REGIONS = ['us', 'eu', 'kr', 'tw'] as const
export type Region = (typeof REGIONS)[number]

/** The factions; NEUTRAL pandaren of the starting zone are shown as the text they come with. */
export const FACTIONS = ['ALLIANCE', 'HORDE'] as const
export type Faction = (typeof FACTIONS)[number]
