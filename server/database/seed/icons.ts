import { linkIcons } from '../../catalog/icons/link-icons'
import type { Database } from '../database'
import { RAIDS } from './all-raids'

/**
 * Adds the icons of the built-in loot items, those of the newest raid first, so that imported items
 * and databases of earlier versions have them too.
 */
export async function seedIcons(database: Database, now: Date): Promise<void> {
  const links = RAIDS.flatMap(({ bosses }) => bosses)
    .flatMap(({ items }) => items)
    .flatMap(({ blizzardItemId, icon }) =>
      icon === null ? [] : [{ itemId: blizzardItemId, iconName: icon }],
    )
  await linkIcons(database, links, now)
}
