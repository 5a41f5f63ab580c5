import { eq } from 'drizzle-orm'
import { addWishlistItem } from '@/contract/wishes'
import type { Slot } from '@/game/items'
import { lootItems } from '../../../server/database/schema'
import type { Api } from '../../support/app/msw-bridge'
import type { Person } from '../../support/entities'

/** Adds the loot item with this name to a list. */
export async function addByName(
  api: Api,
  person: Person,
  { wishlistId, name, slot }: { wishlistId: string; name: string; slot: Slot },
) {
  const item = await api.backend.database.query.lootItems.findFirst({
    where: eq(lootItems.name, name),
  })
  const body = { lootItemId: item?.id ?? '', slot }
  await person.make(addWishlistItem, { params: { wishlistId }, body })
}
