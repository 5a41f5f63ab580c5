import * as adminBoss from './admin-boss'
import * as adminInstance from './admin-instance'
import * as adminLootItem from './admin-loot-item'
import type { Call } from './call'
import * as character from './character'
import * as guild from './guild'
import * as instance from './instance'
import * as lootBatch from './admin-loot-batch'
import * as lootItem from './loot-item'
import * as raidFile from './admin-raid-file'
import * as session from './session'
import * as wishlist from './wishlist'

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}

/**
 * Every call of the contract by name, for the OpenAPI document and for tests that must not forget
 * one. The app never imports this: it would pull the admin schemas into a player's first load.
 */
export const CALLS: Record<string, Call> = Object.fromEntries(
  [
    session,
    character,
    guild,
    instance,
    lootItem,
    wishlist,
    adminInstance,
    adminBoss,
    adminLootItem,
    lootBatch,
    raidFile,
  ].flatMap((entity) =>
    Object.entries(entity).filter((entry): entry is [string, Call] => isCall(entry[1])),
  ),
)
