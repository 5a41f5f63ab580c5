/** The roles of raiders. In a file of its own, because every page of the app loads it. */
export const ROLES = ['tank', 'healer', 'melee', 'ranged'] as const
export type Role = (typeof ROLES)[number]
