/*
 * Sort orders and limits of the search for loot items. The route tree uses them to validate search
 * parameters. Every page loads the route tree, so this file must not import anything.
 */

/**
 * A leading minus means descending order. Ascending order of rarity is from common to legendary.
 */
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
