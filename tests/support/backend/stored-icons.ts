import { inArray } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'
import { icons, itemIcons, lootItems } from '../../../server/database/schema'

/** Wishes of Frostelle's main wishlist (seed/sandbox-wishlists.ts) by the state of their icon. */
export const ICON_STATES = {
  stored: 'Font of Venomous Rage',
  broken: "Hex Lord's Dooming Idol",
  missing: 'Amulet of the Twin Fangs',
}

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Stores one icon that browsers can show, and one that they cannot. */
export async function storeIcons(database: Database): Promise<void> {
  const pictures = new Map([
    [ICON_STATES.stored, PIXEL],
    [ICON_STATES.broken, PIXEL.subarray(0, 20)],
  ])
  const items = await database
    .select({ name: lootItems.name, itemId: lootItems.itemId })
    .from(lootItems)
    .where(inArray(lootItems.name, [...pictures.keys()]))
  for (const { name, itemId } of items) {
    if (itemId === null) throw new Error(`${name} has no item id`)
    const now = new Date()
    await database.insert(icons).values({
      name,
      bytes: pictures.get(name),
      contentType: 'image/png',
      hash: String(itemId),
      fetchedAt: now,
      nextFetchAt: now,
    })
    await database.insert(itemIcons).values({ itemId, iconName: name })
  }
}
