import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount, exportAccount } from '@/contract/account'
import { IDEMPOTENCY_HEADER } from '@/contract/call'
import { awardItem } from '@/contract/guilds/guild-awards'
import { importAwards, undoAwardImport } from '@/contract/guilds/guild-import'
import { eq, sql } from 'drizzle-orm'
import {
  adminChanges,
  characters,
  deletedSims,
  deletedWishes,
  deletedWishlists,
  departedMembers,
  gearItems,
  guildHolds,
  guildLocks,
  guildMembers,
  idempotencyKeys,
  lootBatches,
  guildWebhooks,
  nightDrops,
  nightPasses,
  nightRaiders,
  nights,
  raiderNotes,
  replacedAwards,
  simGains,
  sims,
  webhookPosts,
  wishlistItems,
} from '../../../server/database/schema'
import { pathOf } from '../../support/backend/backend-calls'
import { readRows, readTables, type Query } from '../../support/backend/generated-rows'
import { FROSTELLE } from '../../support/backend/guild'
import { createAwardScene, type AwardScene } from '../guilds/awards/award-scene'

let scene: AwardScene
beforeEach(async () => (scene = await createAwardScene()))
afterEach(() => scene.backend.close())

/** A word in everything that the user or the game says of the user's character. */
const SECRET = 'Secret'

/** The tables whose rows say nothing about a user. */
const OTHER_TABLES = [
  'bosses',
  'catalog_version',
  'guild_locks',
  'guild_webhooks',
  'guilds',
  'icons',
  'instances',
  'item_icons',
  'loot_items',
  'night_drops',
  'nights',
  'seasons',
  'sign_in_attempts',
  'webhook_posts',
]

const query: Query = async (statement) => {
  const result: unknown = await scene.backend.database.execute(sql.raw(statement))
  // Both drivers return an object with `rows`; drizzle's common result type does not declare it.
  return (result as { rows: Record<string, unknown>[] }).rows
}

/** The tables that have one of the texts in a row, each with the text. */
async function findIn(texts: readonly string[]) {
  const found: [table: string, text: string][] = []
  for (const table of await readTables(query)) {
    const rows = JSON.stringify(await readRows(query, table)).toLowerCase()
    found.push(
      ...texts.flatMap((text): typeof found =>
        rows.includes(text.toLowerCase()) ? [[table, text]] : [],
      ),
    )
  }
  return found
}

/** Imports an award to a player, which replaces the one of the import before. */
const importAward = (importId: string, player: string, response: string) =>
  scene.make(importAwards, {
    token: scene.raider.token,
    body: {
      importId,
      awards: [
        {
          externalId: '1',
          player,
          response,
          awardedAt: '2026-05-13T19:14:03.000Z',
          itemName: 'Corrupted Ashbringer',
          instanceName: 'Naxxramas',
          replaces: true,
        },
      ],
    },
  })

/** Stores something about Frostelle and her user in every table that can have it. */
async function fillTables() {
  const { backend, guildId, instanceId } = scene
  const { database } = backend
  const [character] = await database
    .update(characters)
    .set({ realm: SECRET, realmSlug: SECRET, className: SECRET })
    .where(eq(characters.blizzardCharacterId, FROSTELLE))
    .returning()
  await database
    .update(guildMembers)
    .set({ realmSlug: SECRET, className: SECRET, formerNames: [SECRET] })
    .where(eq(guildMembers.blizzardCharacterId, FROSTELLE))
  const user = await database.query.users.findFirst({
    where: (table) => eq(table.battleNetTag, 'Raider#3000'),
  })
  if (!character || !user) throw new Error('Frostelle is not imported')
  const wish = await scene.firstWish()
  await database.update(wishlistItems).set({ note: SECRET }).where(eq(wishlistItems.id, wish.id))

  await scene.award({}, scene.raider.token)
  await backend.request('POST', pathOf(awardItem, { guildId }), {
    token: scene.master,
    body: await scene.requestOf({ id: 'award-2', isConfirmed: true }),
    headers: { [IDEMPOTENCY_HEADER]: 'a-key' },
  })
  await importAward('first', `Frostelle-${SECRET}`, 'One')
  await importAward('second', `Frostelle-${SECRET}`, 'Two')
  await importAward('third', 'Nobody-ArgentDawn', 'Three')

  const now = new Date(backend.clock.now)
  const key = { characterId: character.id, instanceId }
  const member = { guildId, blizzardCharacterId: FROSTELLE }
  await database.insert(guildLocks).values({ guildId, instanceId, reason: '', startsAt: now })
  await database.insert(guildHolds).values({ ...key, ...member })
  await database.insert(departedMembers).values([
    { ...member, leftAt: now, formerNames: [SECRET], sharedBy: [character.id] },
    // As if the character had been transferred to another account after it had left.
    { guildId, blizzardCharacterId: 1, leftAt: now, formerNames: [], sharedBy: [character.id] },
  ])
  const note = { guildId, blizzardCharacterId: FROSTELLE, text: SECRET, writtenAt: now }
  await database.insert(raiderNotes).values([
    { ...note, id: 'about' },
    { ...note, id: 'by', blizzardCharacterId: 1, text: 'Late', writtenBy: user.id },
  ])
  const night = { id: 'night', guildId, instanceName: 'A raid', difficulty: 'Heroic' as const }
  await database.insert(nights).values({ ...night, startedAt: now })
  await database.insert(nightDrops).values({
    id: 'drop',
    guildId,
    nightId: 'night',
    itemName: 'Drop',
    difficulty: 'Heroic',
    count: 1,
    markedAt: now,
  })
  await database.insert(guildWebhooks).values({ guildId, webhookId: '1', token: 'token' })
  await database
    .insert(webhookPosts)
    .values({ guildId, nightId: 'night', createdAt: now, dueAt: now })
  await database.insert(nightPasses).values({ ...member, dropId: 'drop' })
  await database
    .insert(nightRaiders)
    .values({ ...member, nightId: 'night', name: SECRET, className: SECRET, status: 'present' })
  await database.insert(gearItems).values({
    characterId: character.id,
    source: 'simc',
    position: 0,
    isWorn: true,
    place: 'HEAD',
    itemId: 1,
    name: SECRET,
    bonusIds: [],
  })
  await database.insert(sims).values({
    ...key,
    id: SECRET,
    difficulty: 'Heroic',
    specialization: SECRET,
    source: 'Raidbots',
    metric: 'dps',
  })
  await database.insert(simGains).values({
    simId: SECRET,
    lootItemId: wish.lootItem.id,
    slot: 'HEAD',
    gain: 1,
    percent: 1,
  })
  await database.insert(lootBatches).values({ id: 'batch', createdBy: user.id, changes: [] })
  await database.insert(adminChanges).values({
    id: 'change',
    createdBy: user.id,
    createdAt: now,
    action: 'changed',
    kind: 'item',
    name: 'Item',
    counts: { bosses: 0, items: 0, wishlists: 0 },
    changes: [],
  })
  const ofChange = { changeId: 'change', characterId: character.id }
  await database
    .insert(deletedWishes)
    .values({ ...ofChange, wishlistId: 'list', wishes: [{ note: SECRET }] })
  await database
    .insert(deletedSims)
    .values({ ...ofChange, simId: 'sim', gains: [{ slot: SECRET }] })
  await database.insert(deletedWishlists).values({
    ...key,
    id: 'list',
    deletedAt: now,
    wishlist: { name: SECRET },
    wishes: [],
  })
  await database
    .insert(idempotencyKeys)
    .values({ userId: user.id, key: 'key', requestHash: 'hash', body: SECRET, createdAt: now })
  return [
    SECRET,
    user.battleNetTag,
    `"${user.battleNetAccountId}"`,
    user.id,
    character.id,
    `${FROSTELLE}`,
  ]
}

const undo = (importId: string) => scene.make(undoAwardImport, { params: { importId } })

describe('deletion of an account', () => {
  it('leaves nothing that was known of the user in any table, nor does undoing imports restore it', async () => {
    const known = await fillTables()
    const tables = new Set((await findIn(known)).map(([table]) => table))
    expect([...tables, ...OTHER_TABLES].toSorted()).toEqual(
      (await findIn([''])).map(([table]) => table),
    )

    await scene.make(deleteAccount, {
      token: scene.raider.token,
      body: { battleNetTag: 'Raider#3000' },
    })
    expect(await findIn(known)).toEqual([])
    for (const importId of ['third', 'second']) {
      await undo(importId)
      expect(await findIn(known)).toEqual([])
    }
    const { awards } = await scene.history({ person: 'Frostelle' })
    expect(awards.map(({ response }) => response)).toContain('One')
  })
})

describe('export of an account', () => {
  it('contains what imports have replaced of awards to its characters', async () => {
    await fillTables()
    const exported = await scene.make(exportAccount, { token: scene.raider.token })
    expect(exported.replacedAwards).toMatchObject([
      { recipientName: 'Frostelle', itemName: 'Corrupted Ashbringer', response: 'One' },
      { recipientName: 'Frostelle', itemName: 'Corrupted Ashbringer', response: 'Two' },
    ])
    expect(await scene.backend.database.$count(replacedAwards)).toBe(2)
  })
})
