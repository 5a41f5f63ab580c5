/**
 * The kinds of entities that admins change. In a file of its own, because the app's first load
 * needs only them.
 */
export const CATALOG_KINDS = ['instance', 'boss', 'item', 'season'] as const
export type CatalogKind = (typeof CATALOG_KINDS)[number]
