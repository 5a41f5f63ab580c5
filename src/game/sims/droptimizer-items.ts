import { isRecord } from '../is-record'
import { listAt, toInteger, valueAt } from './read-fields'
import type { RowName } from './row-name'

interface LibraryItem {
  encounterId: number | null
  sourceItemId: number | null
  isCatalyst: boolean
  isTierPiece: boolean
}

/** The origin of a row's item according to the report's item library. */
export interface ItemOrigin {
  sourceItemId: number | null
  isTierPiece: boolean
  /** Whether the catalyst converts another item into it, and the report does not say which. */
  isUnknownConversion: boolean
}

/** Returns a function that tells what has to drop for the item of a row. */
export function readItemLibrary(simbot: unknown): (row: RowName) => ItemOrigin {
  const library = new Map<number, LibraryItem[]>()
  for (const entry of listAt(simbot, 'meta', 'itemLibrary')) {
    const id = toInteger(valueAt(entry, 'id'))
    if (id === null || !isRecord(entry)) continue
    const items = library.get(id) ?? []
    // More entries than a raid has bosses are no library.
    if (items.length < 50) items.push(toLibraryItem(entry))
    library.set(id, items)
  }

  return ({ itemId, encounterId, convertedId }) => {
    const items = library.get(itemId) ?? []
    const isTierPiece = items.some((item) => item.isTierPiece)
    if (convertedId) return { sourceItemId: convertedId, isTierPiece, isUnknownConversion: false }
    // A name that has a place for the converted item, and leaves it empty, is no conversion.
    const possible = convertedId === null ? items.filter(({ isCatalyst }) => !isCatalyst) : items
    const item =
      possible.find((one) => one.encounterId === encounterId) ??
      possible.find((one) => one.encounterId === null)
    const sourceItemId = item?.sourceItemId ?? null
    const isUnknownConversion = item?.isCatalyst === true && sourceItemId === null
    return { sourceItemId, isTierPiece, isUnknownConversion }
  }
}

function toLibraryItem(entry: Record<string, unknown>): LibraryItem {
  const sourceItemId = toInteger(valueAt(entry, 'sourceItem', 'id'))
  return {
    encounterId: toInteger(entry.encounterId, -1000),
    sourceItemId,
    isCatalyst: listAt(entry, 'tags').includes('catalyst'),
    isTierPiece: toInteger(entry.itemSetId) !== null || entry.fromToken === true,
  }
}
