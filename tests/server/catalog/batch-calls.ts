import { expect } from 'vitest'
import { listLoot } from '@/contract/admin/admin-loot-item'
import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import { createLootBatch, deleteLootBatch } from '@/contract/admin/admin-loot-batch'
import type { TestBackend } from '../../support/backend/backend'
import { make, rejection } from '../../support/backend/backend-calls'
import { fingerprint } from '../../support/backend/backend-tables'

export const RING = { name: 'Ring', itemSlot: 'FINGER', itemType: 'Ring', itemId: 101 }
export const CLOAK = { name: 'Cloak', itemSlot: 'BACK', itemType: 'Cloak' }

/** The calls that submit, dry-run and undo batches, as an admin of that backend. */
export function createBatchCalls(backend: TestBackend, token: string) {
  return {
    /** Submits a batch that has to succeed. */
    async submit(bossId: string, items: object[]) {
      const answer = await make(backend, createLootBatch, { token, body: { bossId, items } })
      if (!('batchId' in answer)) throw new Error('The answer is that of a dry run')
      return answer
    },

    /** Sends a batch without checking the answer, for simultaneous requests. */
    send(bossId: string, items: object[]) {
      return backend.request('POST', '/api/admin/loot/bulk', { token, body: { bossId, items } })
    },

    /** Submits a batch that has to be rejected. */
    submitRejected(bossId: string | null, items: unknown[]) {
      return rejection(backend, createLootBatch, { token, body: { bossId, items } })
    },

    /** Makes a dry run, which must not change anything; returns its rows without their names. */
    async dryRun(
      bossId: string,
      items: unknown[],
    ): Promise<Omit<DryRunRow, 'index' | 'kind' | 'name' | 'basis'>[]> {
      const before = await fingerprint(backend.database)
      const answer = await make(backend, createLootBatch, {
        token,
        query: { dryRun: 'true' },
        body: { bossId, items },
        status: 200,
      })
      expect(await fingerprint(backend.database)).toEqual(before)
      if (!('rows' in answer)) throw new Error('The answer is not that of a dry run')
      expect(answer.rows.map(({ index }) => index)).toEqual(items.map((_, index) => index))
      return answer.rows.map(({ outcome, fields }) => ({ outcome, fields }))
    },

    /** Makes a dry run that has to be rejected as a whole. */
    dryRunRejected(bossId: string | null, items: unknown[]) {
      const query = { dryRun: 'true' } as const
      return rejection(backend, createLootBatch, { token, query, body: { bossId, items } })
    },

    undo(batchId: string) {
      return make(backend, deleteLootBatch, { token, params: { batchId } })
    },

    undoRejected(batchId: string) {
      return rejection(backend, deleteLootBatch, { token, params: { batchId } })
    },

    /** All loot items of a boss. */
    async readItems(bossId: string) {
      const query = { bossId, pageSize: 500 }
      const { items } = await make(backend, listLoot, { token, query })
      return items
    },
  }
}
