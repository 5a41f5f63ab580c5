import type { CharacterId, InstanceId, LootItemId, SimId } from '@/contract/ids'
import {
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { Difficulty } from '@/game/difficulties'
import type { Slot } from '@/game/items'
import type { SimFacts } from '@/game/sims/sim-report'
import { characters } from './account-tables'
import { instances, lootItems } from './catalog-tables'
import { createdAt, id, ownedBy, timestampMs } from './shared-columns'

/** The latest simulation of a character for a raid, difficulty and specialization. */
export const sims = pgTable(
  'sims',
  {
    id: id<SimId>(),
    characterId: ownedBy<CharacterId>(() => characters.id),
    instanceId: ownedBy<InstanceId>(() => instances.id),
    difficulty: text().$type<Difficulty>().notNull(),
    specialization: text().notNull(),
    source: text().$type<SimFacts['source']>().notNull(),
    reportId: text(),
    fightStyle: text(),
    fightLength: integer(),
    targetCount: integer(),
    /** Null if the report does not say so. */
    simulatedAt: timestampMs(),
    metric: text().$type<SimFacts['metric']>().notNull(),
    baseline: doublePrecision(),
    /** That of the character at the import; comes from Battle.net, see `refreshCharacters`. */
    itemLevel: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('sims_selection').on(
      table.characterId,
      table.instanceId,
      table.difficulty,
      table.specialization,
    ),
    index().on(table.instanceId),
  ],
)

/**
 * The gain from a loot item in a simulation; a token that fits several slots has a row for each.
 */
export const simGains = pgTable(
  'sim_gains',
  {
    simId: ownedBy<SimId>(() => sims.id),
    lootItemId: ownedBy<LootItemId>(() => lootItems.id),
    slot: text().$type<Slot>().notNull(),
    itemLevel: integer(),
    gain: doublePrecision().notNull(),
    percent: doublePrecision().notNull(),
    error: doublePrecision(),
  },
  (table) => [
    primaryKey({ columns: [table.simId, table.lootItemId, table.slot] }),
    index().on(table.lootItemId),
  ],
)
