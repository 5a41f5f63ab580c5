import { useFeature } from '@/features/session/features'
import { useState } from 'react'
import { ImportSimDialog } from './components/lazy-dialogs'
import type { ImportedSim, SimTarget } from './sim-target'
import { useFileDrop } from './use-file-drop'

/**
 * The import of simulation reports on a page: `start` opens its dialog, and so does a file that is dropped on the
 * page. `dialog` is to be rendered. `isOffered`: whether the backend has simulations.
 */
export function useSimImport(target: SimTarget, onImported: (imported: ImportedSim) => void) {
  const isOffered = useFeature('sims') === true
  const [isOpen, setIsOpen] = useState(false)
  /** The number of openings, and the file of the last one. */
  const [opening, setOpening] = useState<{ count: number; file: File | null }>({
    count: 0,
    file: null,
  })
  const open = (file: File | null) => {
    setOpening(({ count }) => ({ count: count + 1, file }))
    setIsOpen(true)
  }
  const isOver = useFileDrop(isOffered, open)
  const dialog = (
    <>
      {isOver && (
        <div className="pointer-events-none fixed inset-0 z-50 flex items-center justify-center bg-scrim text-lg font-semibold">
          Drop the simulation report to import it
        </div>
      )}
      {/* Not before the first opening: few visits need its code. */}
      {opening.count > 0 && (
        <ImportSimDialog
          key={opening.count}
          open={isOpen}
          onOpenChange={setIsOpen}
          target={target}
          file={opening.file}
          onImported={onImported}
        />
      )}
    </>
  )
  return { isOffered, start: () => open(null), dialog }
}
