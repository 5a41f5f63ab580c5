import { setGuildSharing } from '@/contract/guilds/guild-roster'
import { addWishlistItem } from '@/contract/wishes'
import { importNamed, type GuildScene } from '../../support/backend/guild'
import { signInPerson } from '../../support/entities'

/**
 * Imports Brannoch, the newcomer's character in the guild, with a list of these items in their
 * order, which is by default main and shared.
 */
export async function addBrannoch(
  { backend, guildId, newcomer }: Pick<GuildScene, 'backend' | 'guildId' | 'newcomer'>,
  items: readonly { lootItem: { id: string }; slot: string }[],
  { isShared = true, isMain = true } = {},
) {
  const characterId = await importNamed(backend, newcomer, 'Brannoch')
  const person = await signInPerson(backend, 'Newcomer#2000')
  const wishlistId = await person.createWishlist('Brannoch', { isMainWishlist: isMain })
  for (const { lootItem, slot } of items) {
    const body = { lootItemId: lootItem.id, slot }
    await person.make(addWishlistItem, { params: { wishlistId }, body })
  }
  if (isShared) {
    const body = { characterId, isShared }
    await person.make(setGuildSharing, { params: { guildId }, body })
  }
  return { characterId, wishlistId }
}
