import { addWishlistItem } from '@/contract/wishes'
import type { AdminScene } from '../../../support/admin-entities'
import { CLOAK, createBatchCalls, RING } from '../batch-calls'

/** Creates an instance with two bosses, five items, and a wishlist with wishes for four of them. */
export async function createRaid(
  { backend, token, raider, catalog }: AdminScene,
  character = 'Frostelle',
) {
  const instance = await catalog.newInstance()
  const first = await catalog.newBoss(instance.id, 1)
  const second = await catalog.newBoss(instance.id, 2)
  const { items } = await createBatchCalls(backend, token).submit(first.id, [RING, CLOAK])
  const own = []
  for (const name of ['Eye', 'Claw', 'Fang']) own.push(await catalog.newItem(second.id, { name }))
  const { slug: instanceSlug } = instance
  const wishlistId = await raider.createWishlist(character, {
    instanceSlug,
    difficulty: 'Mythic',
    isMainWishlist: true,
  })
  const wish = async (lootItemId: string, slot: string) =>
    raider.make(addWishlistItem, {
      params: { wishlistId },
      body: { lootItemId, slot, note: `Note ${slot}` },
    })
  for (const { id } of own) await wish(id, 'TRINKET')
  await wish(items[0]?.id ?? '', 'FINGER')
  const names = async () => (await raider.readItems(wishlistId)).map(({ name }) => name)
  return { instance, first, second, own, wishlistId, names }
}
