import type { AdminLootItem } from '@/contract/admin-loot-item'
import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { adminLootQuery, LOOT_PAGE_SIZE, type LootFilters } from './admin-catalog.queries'

/**
 * The rows of the loot table that are in sight, out of pages that are fetched as they come into it.
 * The first page is read while suspended and says how many rows there are.
 */
export function useLootWindow(filters: LootFilters) {
  const { data: firstPage } = useSuspenseQuery(adminLootQuery(filters, 1))
  const [inSight, setInSight] = useState({ first: 1, last: 1 })
  const numbers = pagesFrom(inSight.first, inSight.last)
  // A page that was scrolled past before it came is no longer asked for.
  const pages = useQueries({
    queries: numbers.map((number) => adminLootQuery(filters, number)),
  })

  function rowAt(index: number): AdminLootItem | undefined {
    const number = pageOf(index)
    const page = number === 1 ? firstPage : pages[numbers.indexOf(number)]?.data
    return page?.items[index % LOOT_PAGE_SIZE]
  }

  const onWindowChange = useCallback((firstIndex: number, lastIndex: number) => {
    const [first, last] = [pageOf(firstIndex), pageOf(lastIndex)]
    setInSight((now) => (now.first === first && now.last === last ? now : { first, last }))
  }, [])
  return { total: firstPage.total, rowAt, onWindowChange }
}

/** The page that holds a row; rows count from 0, pages from 1. */
function pageOf(index: number): number {
  return Math.floor(index / LOOT_PAGE_SIZE) + 1
}

function pagesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
}
