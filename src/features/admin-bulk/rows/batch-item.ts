import type { createLootBatch } from '@/contract/admin/admin-loot-batch'
import type { CallBody } from '@/contract/call'

/** A new loot item as a row of the request. */
export type BatchItem = CallBody<typeof createLootBatch>['items'][number]
