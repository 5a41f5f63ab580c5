/** The id in a link to a page, or in a link of the game's chat. */
const LINKED_IDS = {
  item: /(?:\b|\|H|\\124H)items?[=/:](?<linked>\d+)\b/i,
  instance: /\binstance[=/](?<linked>\d+)\b|journal:0:(?<inChat>\d+)\b/i,
  encounter: /\bencounter[=/](?<linked>\d+)\b|journal:1:(?<inChat>\d+)\b/i,
}

/** Returns the item id in a link to an item, or undefined. */
export function linkedItemId(text: string): string | undefined {
  return linkedId('item', text)
}

/**
 * Returns the id in a link to an item, or to an instance or encounter of Blizzard's journal, or
 * undefined. Wowhead's links to zones and NPCs have other ids.
 */
export function linkedId(kind: keyof typeof LINKED_IDS, text: string): string | undefined {
  const { linked, inChat } = LINKED_IDS[kind].exec(text)?.groups ?? {}
  return linked ?? inChat
}

/** Returns the URL of an item's page on Wowhead, or null for an item without an id. */
export function wowheadUrl(item: {
  wowheadId?: number | null
  itemId?: number | null
}): string | null {
  const number = item.wowheadId ?? item.itemId
  return number == null ? null : `https://www.wowhead.com/item=${number}`
}
