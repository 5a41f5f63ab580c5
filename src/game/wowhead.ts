/** Returns the URL of an item's page on Wowhead, or null for an item without an id. */
export function wowheadUrl(item: {
  wowheadId?: number | null
  itemId?: number | null
}): string | null {
  const number = item.wowheadId ?? item.itemId
  return number == null ? null : `https://www.wowhead.com/item=${number}`
}
