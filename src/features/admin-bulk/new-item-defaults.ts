import type { DryRunRow } from '@/contract/admin-dry-run'
import { NEW_LOOT_DEFAULTS } from '@/contract/loot-item'
import type { BatchItem } from './batch-item'
import type { BatchRequest } from './batch-types'

function withDefaults(item: BatchItem): BatchItem {
  const { rarity = NEW_LOOT_DEFAULTS.rarity, isTokenItem = NEW_LOOT_DEFAULTS.isTokenItem } = item
  return { ...item, rarity, isTokenItem }
}

/**
 * Adds the defaults of a new item to the rows that the dry run reports as new
 * (docs/specification.md, section 5). Fields of an existing item that a row leaves out stay unchanged.
 */
export function withNewItemDefaults(
  request: BatchRequest,
  results: readonly DryRunRow[],
): BatchRequest {
  const created = new Set(
    results.filter(({ outcome }) => outcome === 'new').map((row) => row.index),
  )
  return {
    ...request,
    items: request.items.map((item, index) => (created.has(index) ? withDefaults(item) : item)),
  }
}
