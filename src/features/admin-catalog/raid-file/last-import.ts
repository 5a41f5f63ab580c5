import type { BatchId } from '@/contract/ids'
import { lastUndoable } from '../last-undoable.queries'

/** An import of a raid file that can be undone. */
export interface LastImport {
  /** The name of the instance. */
  name: string
  batchId: BatchId
}

/** The last import of a raid file. */
export const lastImport = lastUndoable<LastImport>('raid-import')
