import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { slotLabel } from '@/game/items'
import { toCsv } from '@/lib/csv'

type Cell = string | number | null | undefined

/** The columns by their headers, which are those of the bulk page, so that it can read the file. */
const COLUMNS: Record<
  string,
  (item: AdminLootItem, instanceName: string | null | undefined) => Cell
> = {
  Item: ({ name }) => name,
  Boss: ({ boss }) => boss?.name,
  Instance: (_, instanceName) => instanceName,
  Slot: ({ itemSlot }) => itemSlot && slotLabel(itemSlot),
  Type: ({ itemType }) => itemType,
  Rarity: ({ rarity }) => rarity,
  Stat: ({ primaryStat }) => primaryStat,
  Token: ({ isTokenItem, tokenCategory }) => (isTokenItem ? (tokenCategory ?? 'Yes') : null),
  'Token slots': ({ tokenSlots }) => tokenSlots?.map(slotLabel).join(', '),
  Classes: ({ classes }) => classes?.join(', '),
  'Item ID': ({ itemId }) => itemId,
  'Blizzard ID': ({ blizzardItemId }) => blizzardItemId,
  'Wowhead ID': ({ wowheadId }) => wowheadId,
  Icon: ({ iconUrl }) => iconUrl,
  Description: ({ description }) => description,
  Wishlists: ({ wishlistCount }) => wishlistCount,
}

/** Formats loot items as CSV with a header row. */
export function lootToCsv(
  items: readonly AdminLootItem[],
  instances: readonly AdminInstance[],
): string {
  const instanceNames = new Map(instances.map(({ id, name }) => [id, name]))
  const rows = items.map((item) => {
    const instanceName = item.boss && instanceNames.get(item.boss.instanceId)
    return Object.values(COLUMNS).map((cellOf) => String(cellOf(item, instanceName) ?? ''))
  })
  return toCsv([Object.keys(COLUMNS), ...rows])
}
