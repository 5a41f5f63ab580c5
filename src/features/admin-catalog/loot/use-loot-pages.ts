import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { adminLootQuery, LOOT_PAGE_SIZE, type LootFilter } from '../admin-catalog.queries'

/**
 * The rows of the loot table, fetched page by page as they are scrolled into view. The first page
 * is read with suspense and gives the total. `readAt` is when it was read last.
 */
export function useLootPages(filters: LootFilter) {
  const { data: firstPage, dataUpdatedAt } = useSuspenseQuery(adminLootQuery(filters, 1))
  const [visible, setVisible] = useState({ first: 1, last: 1 })
  const numbers = pagesFrom(visible.first, visible.last)
  // The request for a page is cancelled if the page is scrolled out of view before the answer
  // arrives.
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
    setVisible((now) => (now.first === first && now.last === last ? now : { first, last }))
  }, [])
  return { total: firstPage.total, readAt: dataUpdatedAt, rowAt, onWindowChange }
}

/** The page of a row; rows count from 0, pages from 1. */
export function pageOf(index: number): number {
  return Math.floor(index / LOOT_PAGE_SIZE) + 1
}

export function pagesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
}
