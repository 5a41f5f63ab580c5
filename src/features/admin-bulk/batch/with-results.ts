import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import { NEW_LOOT_DEFAULTS } from '@/contract/loot-item'
import type { BatchItem } from '../columns/column'
import type { BatchRequest } from './batch-types'

function withDefaults(item: BatchItem): BatchItem {
  const { rarity = NEW_LOOT_DEFAULTS.rarity, isTokenItem = NEW_LOOT_DEFAULTS.isTokenItem } = item
  return { ...item, rarity, isTokenItem }
}

/**
 * Adds the results of the dry run to the rows that are not edits: the basis, so that nothing is
 * overwritten that the user has not seen, and the defaults of new items (docs/specification.md,
 * section 5). Fields of an existing item that a row leaves out stay unchanged.
 */
export function withResults(request: BatchRequest, results: readonly DryRunRow[]): BatchRequest {
  const byIndex = new Map(results.map((result) => [result.index, result]))
  return {
    ...request,
    items: request.items.map((item, index) => {
      const { outcome, basis } = byIndex.get(index) ?? {}
      const based = basis == null ? item : { ...item, basis }
      return outcome === 'new' ? withDefaults(based) : based
    }),
  }
}
