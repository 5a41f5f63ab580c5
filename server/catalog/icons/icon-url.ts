import { eq, sql, type SQL } from 'drizzle-orm'
import { icons, itemIcons, lootItems } from '../../database/schema'

/** The path below which the backend serves stored icons. */
export const ICONS_PATH = '/icons/'

/** The path of an item's stored icon, or null; the query must join `itemIcons` and `icons`. */
export const storedIconUrl: SQL<string | null> = sql`${sql.raw(`'${ICONS_PATH}'`)} || ${icons.hash}`

/** The conditions of the left joins of loot items with their icons. */
export const ofLootItem = eq(itemIcons.itemId, lootItems.itemId)
export const ofItemIcon = eq(icons.name, itemIcons.iconName)
