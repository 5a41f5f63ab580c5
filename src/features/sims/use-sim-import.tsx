import { useFeature } from '@/features/session/use-feature'
import { readReportLink } from '@/game/sims/report-link'
import { readCopiedText } from '@/lib/clipboard'
import { lazyDialog } from '@/lib/load-later'
import { useDocumentEvent } from '@/lib/use-document-event'
import { TOUCH } from '@/ui/touch-query'
import { useState } from 'react'
import type { OnImported, SimTarget } from './sim-target'
import { useFileDrop } from './use-file-drop'

/** Lazy-loaded: few visits import a report. */
const ImportSimDialog = lazyDialog(
  async () => (await import('./components/import-sim-dialog')).ImportSimDialog,
)

/** Fields take what is pasted into them, and dialogs are about something else. */
const TAKERS = 'input, textarea, [contenteditable], [role="dialog"], [role="alertdialog"]'

/**
 * The import of simulation reports on a page: `start` opens its dialog, and so do a file that is
 * dropped on the page and the link of a report that is pasted. On touch screens, where pasting
 * needs several presses, `start` takes a copied link. `dialog` is to be rendered. `isOffered`:
 * whether the backend has simulations and takes them for the character.
 */
export function useSimImport(target: SimTarget, onImported: OnImported) {
  const isOffered = useFeature('sims') && target.character.isTransferred !== true
  const [isOpen, setIsOpen] = useState(false)
  /** The number of openings, and the file or link of the last one. */
  const [opening, setOpening] = useState<{ count: number; source: File | string | null }>({
    count: 0,
    source: null,
  })
  const open = (source: File | string | null) => {
    setOpening(({ count }) => ({ count: count + 1, source }))
    setIsOpen(true)
  }
  const isOver = useFileDrop(isOffered, open)
  useDocumentEvent(
    'paste',
    ({ target, clipboardData }) => {
      const text = clipboardData?.getData('text/plain') ?? ''
      const isTaken = target instanceof Element && target.closest(TAKERS) !== null
      if (!isTaken && readReportLink(text) !== null) open(text)
    },
    { isEnabled: isOffered },
  )
  async function start() {
    open(null)
    const copied = window.matchMedia(TOUCH).matches ? await readCopiedText() : ''
    if (readReportLink(copied) !== null) open(copied)
  }
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
          source={opening.source}
          onImported={onImported}
        />
      )}
    </>
  )
  return { isOffered, start: () => void start(), dialog }
}
