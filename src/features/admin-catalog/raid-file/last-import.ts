import type { BatchId } from '@/contract/ids'
import { lastUndoable } from '../last-undoable.queries'

/** An import of a raid file that can be undone. */
export interface LastImport {
  name: string
  batchId: BatchId
}

export const lastImport = lastUndoable<LastImport>('raid-import')
