import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampMs } from './shared-columns'

/** Both drivers read and write bytes as Uint8Array. */
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Icons of the game that the backend fetches and serves (catalog/icons). */
export const icons = pgTable(
  'icons',
  {
    /** The game's name or file id of the icon. */
    name: text().primaryKey(),
    /**
     * The picture, its type and a hash of it; null until it is fetched, and after it has expired.
     */
    bytes: bytes(),
    contentType: text(),
    hash: text(),
    fetchedAt: timestampMs(),
    /** When it is fetched next. A process that fetches it moves this into the future first. */
    nextFetchAt: timestampMs().notNull(),
    /** The number of successive fetches in which the host did not have it. */
    misses: integer().notNull().default(0),
  },
  (table) => [index().on(table.hash)],
)

/** The icon of an item, by the item id of the game. */
export const itemIcons = pgTable(
  'item_icons',
  {
    itemId: integer().primaryKey(),
    iconName: text()
      .notNull()
      .references(() => icons.name, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.iconName)],
)
