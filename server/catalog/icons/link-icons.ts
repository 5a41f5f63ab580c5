import type { Database } from '../../database/database'
import { excluded } from '../../database/excluded'
import { icons, itemIcons } from '../../database/schema'

/** The icon of an item: the game's id of the item, and the game's name or file id of the icon. */
export interface IconLink {
  itemId: number
  iconName: string
}

/**
 * Links items to their icons and makes new icons due now, in the order of the links. By item id
 * instead of by row, so that items that are added later have them too. Icons that exist stay
 * unchanged.
 */
export async function linkIcons(
  database: Database,
  links: readonly IconLink[],
  now: Date,
): Promise<void> {
  if (links.length === 0) return
  const names = [...new Set(links.map(({ iconName }) => iconName))]
  // The icon that is due for longest is fetched first.
  const due = names.map((name, index) => ({
    name,
    nextFetchAt: new Date(now.getTime() - names.length + index),
  }))
  await database.transaction(async (transaction) => {
    await transaction.insert(icons).values(due).onConflictDoNothing()
    await transaction
      .insert(itemIcons)
      .values([...links])
      .onConflictDoUpdate({ target: itemIcons.itemId, set: excluded(['iconName']) })
  })
}
