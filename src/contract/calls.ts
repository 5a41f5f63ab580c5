import { isRecord } from '@/game/is-record'
import * as account from './account'
import * as adminBoss from './admin/admin-boss'
import * as adminHistory from './admin/admin-history'
import * as adminInstance from './admin/admin-instance'
import * as adminJournal from './admin/admin-journal'
import * as adminLootBatch from './admin/admin-loot-batch'
import * as adminLootEdit from './admin/admin-loot-edit'
import * as adminLootItem from './admin/admin-loot-item'
import * as adminRaidFile from './admin/admin-raid-file'
import * as adminSeason from './admin/admin-season'
import type { Call } from './call'
import * as character from './character'
import * as gear from './gear'
import * as gearImport from './gear-import'
import * as guild from './guilds/guild'
import * as award from './guilds/award'
import * as guildAwards from './guilds/guild-awards'
import * as raiderNotes from './guilds/raider-notes'
import * as raiders from './guilds/raiders'
import * as guildBoard from './guilds/guild-board'
import * as guildChanges from './guilds/guild-changes'
import * as guildDemand from './guilds/guild-demand'
import * as guildImport from './guilds/guild-import'
import * as guildLocks from './guilds/guild-locks'
import * as guildRoster from './guilds/guild-roster'
import * as guildSettings from './guilds/guild-settings'
import * as raidNights from './guilds/raid-nights'
import * as instance from './instance'
import * as lootItem from './loot-item'
import * as session from './session'
import * as webhook from './guilds/webhook'
import * as sim from './sim'
import * as simImport from './sim-import'
import * as wishes from './wishes'
import * as wishlist from './wishlist'

function isCall(value: unknown): value is Call {
  return isRecord(value) && 'method' in value && 'access' in value
}

/**
 * Every call of the contract by name, for the OpenAPI document and for tests that cover all calls.
 * The app must not import this, because a player's first load would then contain the admin schemas.
 */
export const CALLS: Record<string, Call> = Object.fromEntries(
  [
    session,
    account,
    character,
    guild,
    guildBoard,
    guildRoster,
    guildLocks,
    award,
    guildAwards,
    raiders,
    raiderNotes,
    guildChanges,
    guildDemand,
    guildImport,
    guildSettings,
    raidNights,
    webhook,
    instance,
    lootItem,
    wishlist,
    wishes,
    sim,
    simImport,
    gear,
    gearImport,
    adminInstance,
    adminBoss,
    adminLootItem,
    adminLootBatch,
    adminLootEdit,
    adminRaidFile,
    adminJournal,
    adminSeason,
    adminHistory,
  ].flatMap((entity) =>
    Object.entries(entity).filter((entry): entry is [string, Call] => isCall(entry[1])),
  ),
)
