/** The places of a raid team. In a file of its own, because every page of the app loads it. */
export const TEAM_PLACES = ['core', 'trial', 'bench'] as const
export type TeamPlace = (typeof TEAM_PLACES)[number]
