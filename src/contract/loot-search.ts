/*
 * Limits of the search for loot items. Without imports, because the route tree validates search
 * parameters with them and every page loads it.
 */

/** A leading minus sorts in descending order; rarity ascends from common to legendary. */
export const LOOT_SORTS = [
  'name',
  '-name',
  'boss',
  '-boss',
  'slot',
  '-slot',
  'rarity',
  '-rarity',
  'wishlists',
  '-wishlists',
] as const

/** Maximum length of a search text. */
export const SEARCH_MAX = 100
