import { useMemo, useState } from 'react'
import type { BossItems } from './board/board-items'

/** The places of rows by id, from 0. */
type Places = ReadonlyMap<string, number>

/**
 * The places in which rows are shown first, so that no row moves below the pointer when the data
 * changes. Starts anew when `key` changes.
 */
export function useFirstPlaces(ids: readonly string[], key: string): Places {
  const [first, setFirst] = useState<{ key: string; places: Places }>()
  if (first?.key === key) return first.places
  const places = new Map(ids.map((id, index) => [id, index]))
  setFirst({ key, places })
  return places
}

/** Rows in their places; those without a place follow in their order. */
export function inPlaces<Row>(
  rows: readonly Row[],
  places: Places,
  idOf: (row: Row) => string,
): readonly Row[] {
  const placeOf = (row: Row) => places.get(idOf(row)) ?? places.size
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The bosses with their items in the places in which they are shown first. */
export function useItemsInPlaces(bosses: readonly BossItems[], key: string): readonly BossItems[] {
  const places = useFirstPlaces(
    bosses.flatMap(({ items }) => items.map(({ item }) => item.id)),
    key,
  )
  return useMemo(
    () =>
      bosses.map((boss) => {
        const items = inPlaces(boss.items, places, idOfItem)
        // The same object is not rendered again.
        return items.every((item, index) => item === boss.items[index]) ? boss : { ...boss, items }
      }),
    [bosses, places],
  )
}

const idOfItem = ({ item }: BossItems['items'][number]) => item.id
