import { listHistory } from '@/contract/admin/admin-history'
import { updateInstance } from '@/contract/admin/admin-instance'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { catalogVersion } from '../../../server/database/schema'
import { createSharedBackend } from '../../support/backend/backend'
import { make, pathOf } from '../../support/backend/backend-calls'
import { countStatements } from '../../support/backend/backend-tables'
import { startNight } from '@/contract/guilds/raid-nights'
import { addRaiderNote } from '@/contract/guilds/raider-notes'
import { listOwnAwards } from '@/contract/guilds/award'
import { awardItem } from '@/contract/guilds/guild-awards'
import { getWishlist } from '@/contract/wishlist'
import { connectGuild, FROSTELLE, shareFrostelle } from '../../support/backend/guild'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'
import { REPORT_ID } from '../../support/backend/report-host'
import { importReport } from '../../support/sims'

/**
 * Without the calls that read from Battle.net and not from the database, the previews of an undo,
 * which run the undo and roll it back, and the streams, which read on after their answer.
 */
const READS = Object.entries(CALLS).filter(
  ([, { method, path, events }]) =>
    method === 'GET' &&
    !events &&
    !path.startsWith('/api/admin/journal/') &&
    !path.endsWith('/undo'),
)

/**
 * The most that a read needs: one each for the session, the wishlist, its wishes and their loot
 * items.
 */
const STATEMENTS_MAX = 4
/**
 * Sessions, simulations, batches, changes, awards, what they replace, their candidates, notes, raid nights, passes,
 * deleted simulations, wishes that admins have deleted and wishlists that the user has deleted.
 */
const EXPORTED_LISTS = 13

const before: Record<string, { statements: number; size: number }> = {}

/** Measures a read after a change of the catalog, so that nothing is answered from memory. */
async function measure(call: Call) {
  await backend.database.update(catalogVersion).set({ version: randomUUID() })
  return measureAgain(call)
}

async function measureAgain(call: Call) {
  let size = 0
  const statements = await countStatements(backend.database, async () => {
    const token = call.access === 'admin' ? admin : raider.token
    const query = call === listOwnAwards ? { since: '2020-01-01T00:00:00Z' } : {}
    const answer = await backend.request('GET', pathOf(call, ids, query), { token })
    expect(answer.status).toBe(200)
    size = JSON.stringify(answer.body).length
  })
  return { statements, size }
}

const backend = await createSharedBackend()
const raider = await signInPerson(backend, 'Raider#3000')
const admin = await backend.signIn('Admin#1000')
const wishlistId = await raider.createWishlist('Kharzul')
await raider.addItems(wishlistId, 'TRINKET', 1)
const { id: characterId } = await raider.character('Kharzul')
const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
const { id: guildId } = await connectGuild(backend, raider)
await shareFrostelle(backend, raider, guildId)
await importReport(backend, raider, 'Kharzul')
const ids: Record<string, string> = {
  wishlistId,
  characterId,
  instanceId,
  slot: 'TRINKET',
  guildId,
  difficulty: 'Heroic',
  reportId: REPORT_ID,
  awardId: 'award',
  memberId: String(FROSTELLE),
}
await awardTrinket(wishlistId)
await raider.make(addRaiderNote, { params: ids, body: { text: 'A note' } })
const night = { instanceId, difficulty: 'Heroic' }
ids.nightId = (await raider.make(startNight, { params: ids, body: night, status: 201 })).id
ids.changeId = await changeInstance(instanceId)
for (const [name, call] of READS) before[name] = await measure(call)
await grow(wishlistId)

/** Changes an instance and returns the id of the change in the history. */
async function changeInstance(instanceId: string): Promise<string> {
  const body = { expansion: 'Another expansion' }
  await make(backend, updateInstance, { token: admin, params: { instanceId }, body })
  const { entries } = await make(backend, listHistory, { token: admin })
  return entries[0]?.id ?? ''
}

/** Awards the item on the wishlist to Frostelle. */
async function awardTrinket(wishlistId: string) {
  const { token } = raider
  const [wish] = (await make(backend, getWishlist, { token, params: { wishlistId } })).items
  const body = {
    id: 'award',
    lootItemId: wish?.lootItem.id,
    difficulty: 'Heroic',
    recipientId: FROSTELLE,
  }
  await make(backend, awardItem, { token, params: { guildId: ids.guildId ?? '' }, body })
}

/**
 * Inserts twenty copies of each row that matches `where`. `changes` lists columns and their new
 * values, which may depend on `n`, the number of the copy.
 */
async function insertCopies(table: string, changes: string, where: string) {
  await backend.database.execute(
    `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${changes}))).*
     from ${table} t, generate_series(1, 20) n where ${where}`,
  )
}

/** Adds twenty copies of every kind of row that the raider's reads return. */
async function grow(wishlistId: string) {
  const raiders = "(select user_id from characters where name = 'Kharzul')"
  await insertCopies(
    'guilds',
    "'id', 'guild-' || n, 'blizzard_guild_id', n",
    "name = 'Ashen Vanguard'",
  )
  await insertCopies(
    'characters',
    "'id', 'character-' || n, 'blizzard_character_id', n, 'guild_id', 'guild-' || n",
    `name = 'Kharzul' and user_id = ${raiders}`,
  )
  await insertCopies(
    'instances',
    "'id', 'raid-' || n, 'slug', 'raid-' || n",
    `slug = '${CURRENT_RAID}'`,
  )
  await insertCopies(
    'bosses',
    "'id', 'boss-' || n, 'slug', 'boss-' || n, 'encounter_order', 100 + n",
    `instance_id = '${ids.instanceId}' and encounter_order = 1`,
  )
  await insertCopies(
    'loot_items',
    "'id', 'item-' || n, 'boss_id', 'boss-' || n",
    `id = (select loot_item_id from wishlist_items where wishlist_id = '${wishlistId}')`,
  )
  await insertCopies(
    'wishlist_items',
    "'id', 'wish-' || n, 'loot_item_id', 'item-' || n, 'priority', 1 + n",
    `wishlist_id = '${wishlistId}'`,
  )
  await insertCopies('sim_gains', "'loot_item_id', 'item-' || n", "slot = 'HEAD'")
  await insertCopies('wishlists', "'id', 'list-' || n", `id = '${wishlistId}'`)
  await insertCopies(
    'wishlist_items',
    "'id', 'again-' || n, 'wishlist_id', 'list-' || n",
    `wishlist_id = '${wishlistId}' and id = 'wish-1'`,
  )
  await insertCopies(
    'guild_members',
    "'blizzard_character_id', n",
    `guild_id = '${ids.guildId}' and name = 'Frostelle'`,
  )
  await insertCopies('raider_notes', "'id', 'note-' || n", 'true')
  await insertCopies('guild_awards', "'id', 'award-' || n", "id = 'award'")
  await insertCopies(
    'guild_shares',
    "'character_id', 'character-' || n, 'blizzard_character_id', n",
    `guild_id = '${ids.guildId}'`,
  )
  await insertCopies(
    'wishlists',
    "'id', 'main-' || n, 'character_id', 'character-' || n",
    "is_main_wishlist and difficulty = 'Heroic'",
  )
}

describe('number of SQL statements of a read', () => {
  it.each(READS)(
    `%s: at most ${STATEMENTS_MAX}, one more for each list of an export, and independent of the number of rows`,
    async (name, call) => {
      const max = name === 'exportAccount' ? STATEMENTS_MAX + EXPORTED_LISTS : STATEMENTS_MAX
      const many = await measure(call)
      expect(many.statements).toBe(before[name]?.statements)
      expect(many.statements).toBeGreaterThan(0)
      expect(many.statements).toBeLessThanOrEqual(max)
    },
  )

  it.each(['getStatus', 'getMyCharacterCount'])(
    '%s, which every page waits for: one',
    async (name) => {
      expect(before[name]?.statements).toBe(1)
    },
  )

  it.each([
    ['listActiveInstances', 2],
    ['listInstanceLoot', 2],
    ['listAvailableItems', 3],
  ])('%s, again: %i, because the catalog is in memory', async (name, statements) => {
    const [, call] = READS.find(([known]) => known === name) ?? []
    if (!call) throw new Error(`There is no call ${name}`)
    await measure(call)
    expect((await measureAgain(call)).statements).toBe(statements)
  })

  it('the added rows have more than doubled the answers of the list calls', async () => {
    const grown: string[] = []
    for (const [name, call] of READS) {
      if ((await measure(call)).size > 2 * (before[name]?.size ?? 0)) grown.push(name)
    }
    expect(grown.toSorted()).toEqual(
      [
        'exportAccount',
        'exportWishlists',
        'getGuild',
        'getGuildBoard',
        'getWishlist',
        'getWishlistSim',
        'listActiveInstances',
        'listAwards',
        'listAvailableItems',
        'listCharacterWishlists',
        'listCharacters',
        'listGuilds',
        'listInstances',
        'listOwnAwards',
        'listRaiderNotes',
        'listWishlists',
      ].toSorted(),
    )
  })
})
