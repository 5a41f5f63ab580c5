import { RateLimitError } from '@/api/errors'
import type { WishlistId } from '@/contract/ids'
import type { Boss } from '@/contract/boss'
import type { LootItem } from '@/contract/loot-item'
import type { Wishlist, WishlistItem } from '@/contract/wishlist'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { useFeature, useLacksFeature } from '@/features/session/use-feature'
import { SLOTS, type Slot } from '@/game/items'
import { useAtRest } from '@/lib/load-later'
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { availableItemsQuery, CALLS_AT_ONCE } from './available-items.queries'
import { UNKNOWN_ORDER } from '../list/group-by-boss'
import { indexPickerItems, toPickerItem, type PickerItem } from './picker-items'

type KnownBoss = Pick<Boss, 'id' | 'name' | 'encounterOrder'>

/** The loot of a wishlist's raid, as far as it is known. */
export interface PickerLoot {
  /** In boss order, if the bosses are known. */
  bosses: readonly KnownBoss[]
  /** Whether bosses are known, or will be when the loot is loaded. */
  hasBosses: boolean
  /** Whether the loot includes items for other specializations. */
  hasOtherSpecs: boolean
  /**
   * Returns the picker items; undefined until some are loaded. The first call builds a search
   * index.
   */
  readPickerItems: () => PickerItem[] | undefined
  /** Whether nothing is loaded yet. */
  isPending: boolean
  /** The slots whose items are still missing, without those of which a call has failed. */
  missingSlots: readonly Slot[]
  /** Seconds that the server wants to wait until it answers the next call. */
  waitSeconds: number | undefined
  /** Why all or some of the loot is missing. */
  error: Error | null
  /** Repeats the calls that have failed. */
  retry: () => void
}

interface RaidLootOptions {
  /**
   * Whether the page shows loot items; otherwise they are loaded when it is at rest, because they
   * can be many times larger than the list.
   */
  isShown: boolean
  /** The slot whose items are shown, and loaded first. */
  slot?: Slot | undefined
}

/**
 * The loot of a wishlist's raid: with the feature `instance-loot` from one call, otherwise the
 * items that are available for the list, with one call for each slot.
 */
export function useRaidLoot(
  wishlist: Wishlist & { items: readonly WishlistItem[] },
  { isShown, slot }: RaidLootOptions,
): PickerLoot {
  const { id, instance, character, specialization } = wishlist
  const { className } = character
  const hasInstanceLoot = useFeature('instance-loot')
  const isBySlot = useLacksFeature('instance-loot')
  const isAtRest = useAtRest()
  const isLoaded = isShown || isAtRest
  const { data, isPending, error, refetch } = useQuery({
    ...instanceLootQuery(instance.id),
    enabled: isLoaded && hasInstanceLoot,
  })
  const called = useCalledSlots(id, slot)
  const slots = useQueries({
    queries: isBySlot
      ? SLOTS.map((one) => ({
          ...availableItemsQuery(id, one),
          enabled: isLoaded && called.includes(one),
          // Otherwise all would be called again at once when the page is shown again.
          staleTime: Infinity,
        }))
      : [],
    combine: combineSlots,
  })
  // Combined anew in each render, which must not change the loot of backends with `instance-loot`.
  const ofSlots = isBySlot ? slots : null
  const wishes = ofSlots && wishlist.items
  return useMemo(() => {
    if (ofSlots && wishes) {
      // The wishes are loaded before.
      const bosses = bossesOf([...wishes.map(({ lootItem }) => lootItem), ...ofSlots.items])
      return { ...ofSlots, bosses, hasBosses: bosses.length > 0, hasOtherSpecs: false }
    }
    return {
      missingSlots: [],
      waitSeconds: undefined,
      bosses: data ?? [],
      hasBosses: true,
      hasOtherSpecs: true,
      readPickerItems: once(() => data && indexPickerItems(data, { className, specialization })),
      isPending,
      error: data ? null : error,
      retry: () => void refetch(),
    }
  }, [ofSlots, wishes, data, isPending, error, refetch, className, specialization])
}

/**
 * The slots whose items may be called for: those that have been, and the next ones, up to the
 * number of calls at once. Renders again with the queries of the slots.
 */
function useCalledSlots(wishlistId: WishlistId, first: Slot | undefined): Slot[] {
  const queryClient = useQueryClient()
  const stateOf = (slot: Slot) =>
    queryClient.getQueryState(availableItemsQuery(wishlistId, slot).queryKey)
  const isRunning = (slot: Slot) => stateOf(slot)?.fetchStatus === 'fetching'
  const isNew = (slot: Slot) =>
    !isRunning(slot) && (stateOf(slot)?.status ?? 'pending') === 'pending'
  const next = SLOTS.filter(isNew).toSorted((a, b) => Number(b === first) - Number(a === first))
  const free = CALLS_AT_ONCE - SLOTS.filter(isRunning).length
  return [...SLOTS.filter((slot) => !isNew(slot)), ...next.slice(0, Math.max(0, free))]
}

/** Combines the answers for the slots, which are in the order of `SLOTS`. */
function combineSlots(results: UseQueryResult<LootItem[]>[]) {
  const missing = results.filter(({ data }) => data === undefined)
  return {
    items: results.flatMap(({ data }) => data ?? []),
    missingSlots: SLOTS.filter((_, index) => results[index]?.isPending),
    waitSeconds: missing
      .map(
        ({ failureReason }) => failureReason instanceof RateLimitError && failureReason.retryAfter,
      )
      .find((seconds) => typeof seconds === 'number'),
    readPickerItems: once(() =>
      missing.length === results.length
        ? undefined
        : SLOTS.flatMap((slot, index) =>
            (results[index]?.data ?? []).map((item) =>
              toPickerItem(item, slot, { isOffered: true }),
            ),
          ).toSorted((a, b) => byBoss(a.item, b.item)),
    ),
    isPending: missing.length === results.length && missing.some(({ isPending }) => isPending),
    error: missing.find(({ isError }) => isError)?.error ?? null,
    retry: () => {
      for (const result of missing) if (result.isError) void result.refetch()
    },
  }
}

/** Returns a function that computes the value on its first call only. */
function once<T>(compute: () => T): () => T {
  let computed: { value: T } | undefined
  return () => (computed ??= { value: compute() }).value
}

/** Compares items by boss; those of an unknown boss are last and keep their order. */
function byBoss(a: LootItem, b: LootItem): number {
  const orderOfA = a.boss?.encounterOrder ?? UNKNOWN_ORDER
  const orderOfB = b.boss?.encounterOrder ?? UNKNOWN_ORDER
  // Backends may send the names of the bosses without their order.
  return orderOfA - orderOfB || (a.boss && b.boss ? a.bossId.localeCompare(b.bossId) : 0)
}

/** The bosses that the items name, in boss order. */
function bossesOf(items: readonly LootItem[]): KnownBoss[] {
  const bosses = new Map(items.flatMap(({ boss }) => (boss ? [[boss.id, boss] as const] : [])))
  return [...bosses.values()].toSorted((a, b) => a.encounterOrder - b.encounterOrder)
}
