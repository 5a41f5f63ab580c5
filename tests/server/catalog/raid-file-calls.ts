import { expect } from 'vitest'
import { listBosses } from '@/contract/admin/admin-boss'
import { deleteLootBatch } from '@/contract/admin/admin-loot-batch'
import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import { exportRaid, importRaid, type RaidFile } from '@/contract/admin/admin-raid-file'
import type { TestBackend } from '../../support/backend/backend'
import { make, rejection } from '../../support/backend/backend-calls'
import { fingerprint } from '../../support/backend/backend-tables'

type FileBoss = RaidFile['bosses'][number]
type FileItem = FileBoss['items'][number]

export const RING: FileItem = { name: 'Ring', itemSlot: 'FINGER', itemType: 'Ring', itemId: 101 }
export const CLOAK: FileItem = { name: 'Cloak', itemSlot: 'BACK', itemType: 'Cloak' }

/** A raid file for the instance with that slug. */
export function raidFile(
  slug: string,
  bosses: FileBoss[],
  instance: Partial<RaidFile['instance']> = {},
): RaidFile {
  return {
    format: 'guildr-raid',
    version: 1,
    instance: {
      name: 'Shared',
      slug,
      expansion: 'Midnight',
      tier: 'Season 2',
      availableDifficulties: ['Heroic'],
      ...instance,
    },
    bosses,
  }
}

export function fileBoss(slug: string, encounterOrder: number, items: FileItem[] = []): FileBoss {
  return { name: `The ${slug}`, slug, encounterOrder, items }
}

/** The calls that import and export raid files, as an admin of that backend. */
export function createRaidFileCalls(backend: TestBackend, token: string) {
  return {
    /** Imports a file that has to be accepted; returns the instance. */
    async importFile(body: RaidFile) {
      return (await this.importBatch(body)).instance
    },

    /** Imports a file that has to be accepted; returns the instance and the id of the batch. */
    async importBatch(body: RaidFile) {
      const answer = await make(backend, importRaid, { token, body })
      if (!('instance' in answer)) throw new Error('The answer is that of a dry run')
      return answer
    },

    undo(batchId: string) {
      return make(backend, deleteLootBatch, { token, params: { batchId } })
    },

    undoRejected(batchId: string) {
      return rejection(backend, deleteLootBatch, { token, params: { batchId } })
    },

    /** Imports a file that has to be rejected. */
    importRejected(body: unknown, dryRun: 'true' | 'false' = 'false') {
      return rejection(backend, importRaid, { token, query: { dryRun }, body })
    },

    /** Sends a file without checking the answer, for simultaneous requests. */
    sendFile(body: RaidFile) {
      return backend.request('POST', '/api/admin/instances/import', { token, body })
    },

    /** Makes a dry run, which must not change anything; returns its rows without `changes`. */
    async dryRun(body: unknown): Promise<DryRunRow[]> {
      return (await this.dryRunWithChanges(body)).map(({ changes: _, ...row }) => row)
    },

    /** Makes a dry run, which must not change anything. */
    async dryRunWithChanges(body: unknown): Promise<DryRunRow[]> {
      const before = await fingerprint(backend.database)
      const query = { dryRun: 'true' } as const
      const answer = await make(backend, importRaid, { token, query, body, status: 200 })
      expect(await fingerprint(backend.database)).toEqual(before)
      if (!('rows' in answer)) throw new Error('The answer is not that of a dry run')
      return answer.rows
    },

    exportFile(instanceId: string) {
      return make(backend, exportRaid, { token, params: { instanceId } })
    },

    /** The bosses of an instance as "place slug". */
    async readPlaces(instanceId: string) {
      const bosses = await make(backend, listBosses, { token, query: { instanceId } })
      return bosses.map(({ encounterOrder, slug }) => `${encounterOrder} ${slug}`)
    },
  }
}

export type RaidFileCalls = ReturnType<typeof createRaidFileCalls>
