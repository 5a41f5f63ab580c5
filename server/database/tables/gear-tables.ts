import type { CharacterId, SeasonId } from '@/contract/ids'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { GearPlace } from '@/game/gear/places'
import { characters } from './account-tables'
import { createdAt, id, ownedBy } from './shared-columns'

/** From where the server knows an item: Battle.net, or the text of the SimulationCraft addon. */
export type GearSource = 'battlenet' | 'simc'

/**
 * The items that a character owns. All items of a source are replaced together. Those of Battle.net
 * have its 30-day rule, see `refreshCharacters`.
 */
export const gearItems = pgTable(
  'gear_items',
  {
    characterId: ownedBy<CharacterId>(() => characters.id),
    source: text().$type<GearSource>().notNull(),
    /** The position in the answer of Battle.net or in the text. */
    position: integer().notNull(),
    isWorn: boolean().notNull(),
    place: text().$type<GearPlace>().notNull(),
    itemId: integer().notNull(),
    name: text(),
    itemLevel: integer(),
    bonusIds: jsonb().$type<number[]>().notNull(),
    /**
     * The text that the game shows above the item level, e.g. "Heroic"; Battle.net's
     * `name_description`.
     */
    description: text(),
    /** The game's id of the set that the item belongs to, as far as the source names it. */
    setId: integer(),
  },
  (table) => [primaryKey({ columns: [table.characterId, table.source, table.position] })],
)

/**
 * A season of the game with the bonus ids of each upgrade track, as `parseIdRanges` reads them. The
 * track of an item is found when it is read, so that a change by an admin applies to all items at
 * once.
 */
export const seasons = pgTable('seasons', {
  id: id<SeasonId>(),
  name: text().notNull().unique('seasons_name'),
  veteran: text().notNull(),
  champion: text().notNull(),
  hero: text().notNull(),
  myth: text().notNull(),
  createdAt: createdAt(),
})
