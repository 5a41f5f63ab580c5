/** What a member is in the raid team. In a file of its own, because every page of the app loads it. */
export const TEAM_STATUSES = ['core', 'trial', 'bench'] as const
export type TeamStatus = (typeof TEAM_STATUSES)[number]
