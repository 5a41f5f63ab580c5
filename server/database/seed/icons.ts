import { sql } from 'drizzle-orm'
import type { Database } from '../client'
import { icons, itemIcons } from '../schema'
import { RAIDS } from './all-raids'

/**
 * Adds the icons of the built-in loot items, due to be fetched now. By item id instead of by row, so that
 * imported items and databases of earlier versions have them too. Icons that exist stay unchanged.
 */
export async function seedIcons(database: Database, now: Date): Promise<void> {
  const links = RAIDS.flatMap(({ bosses }) => bosses)
    .flatMap(({ items }) => items)
    .flatMap(({ blizzardItemId, icon }) =>
      icon === null ? [] : [{ itemId: blizzardItemId, iconName: icon }],
    )
  const names = [...new Set(links.map(({ iconName }) => iconName))]
  // The icon that is due for longest is fetched first: those of the newest raid.
  const due = names.map((name, index) => ({
    name,
    nextFetchAt: new Date(now.getTime() - names.length + index),
  }))
  await database.transaction(async (transaction) => {
    await transaction.insert(icons).values(due).onConflictDoNothing()
    await transaction
      .insert(itemIcons)
      .values(links)
      .onConflictDoUpdate({ target: itemIcons.itemId, set: { iconName: sql`excluded.icon_name` } })
  })
}
