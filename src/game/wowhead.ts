/** The page of an item on Wowhead, or null for an item without a number. A plain link, no script. */
export function wowheadUrl(item: {
  wowheadId?: number | null
  itemId?: number | null
}): string | null {
  const number = item.wowheadId ?? item.itemId
  return number == null ? null : `https://www.wowhead.com/item=${number}`
}
