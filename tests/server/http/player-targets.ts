import { awardItem } from '@/contract/guilds/guild-awards'
import { importAwards } from '@/contract/guilds/guild-import'
import { setDropCount, startNight } from '@/contract/guilds/raid-nights'
import { addRaiderNote } from '@/contract/guilds/raider-notes'
import { setWebhook } from '@/contract/guilds/webhook'
import { guildAwards, nightDrops, nights, wishlists } from '../../../server/database/schema'
import type { TestBackend } from '../../support/backend/backend'
import { FROSTELLE, IMPORTED_AWARD } from '../../support/backend/guild'
import type { Person } from '../../support/entities'
import { findSimId, importReport } from '../../support/sims'

/**
 * Creates a wishlist with one wish, a simulation, and what a guild stores, as targets for the calls
 * of players that write. All former wishlists, awards and nights are deleted.
 * @param ids the parameters that the calls of the guild need
 * @param bodies the bodies of the calls that create something, by call
 */
export async function createPlayerTargets(
  backend: TestBackend,
  raider: Person,
  ids: Record<string, string>,
  bodies: Record<string, unknown>,
) {
  // A character may have only a limited number of wishlists for a raid.
  await backend.database.delete(wishlists)
  const wishlistId = await raider.createWishlist('Frostelle')
  const [itemId = ''] = await raider.addItems(wishlistId, 'TRINKET', 1)
  const item = await backend.database.query.wishlistItems.findFirst({
    where: (table, { eq }) => eq(table.id, itemId),
  })
  await importReport(backend, raider)
  const simId = await findSimId(backend)

  const drop = { lootItemId: item?.lootItemId, difficulty: 'Heroic' }
  await backend.database.delete(guildAwards)
  const award = { ...drop, id: 'award-1', recipientId: FROSTELLE }
  await raider.make(awardItem, { params: ids, body: award })
  const imported = { ...IMPORTED_AWARD, externalId: 'undone' }
  const importId = 'import-1'
  await raider.make(importAwards, { params: ids, body: { awards: [imported], importId } })
  const note = await raider.make(addRaiderNote, { params: ids, body: bodies.addRaiderNote })
  await backend.database.delete(nights)
  const night = await raider.make(startNight, { params: ids, body: bodies.startNight })
  await raider.make(setWebhook, { params: ids, body: bodies.setWebhook })
  const marked = { ...drop, count: 2 }
  await raider.make(setDropCount, { params: { ...ids, nightId: night.id }, body: marked })
  const [stored] = await backend.database.select().from(nightDrops)
  return {
    ids: {
      wishlistId,
      itemId,
      simId,
      awardId: award.id,
      importId,
      noteId: note.id,
      nightId: night.id,
    },
    bodies: {
      addWishlistItem: { id: itemId, lootItemId: item?.lootItemId, slot: 'TRINKET' },
      awardItem: award,
      setDropCount: marked,
      postToWebhook: { nightId: night.id },
      setPass: { dropId: stored?.id, memberId: FROSTELLE, hasPassed: true },
    },
  }
}
