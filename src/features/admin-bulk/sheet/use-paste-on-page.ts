import { useDocumentEvent } from '@/lib/use-document-event'
import { COPIED_CELLS, readCopiedCells, type CopiedCells } from './state/copied-cells'
import type { ClipboardContent } from './state/paste-table'

export interface PastedContent extends ClipboardContent {
  /** The cells, if the grid has copied them. */
  copied: CopiedCells | null
}

export function contentOf(clipboard: Pick<DataTransfer, 'getData'>): PastedContent {
  return {
    html: clipboard.getData('text/html'),
    text: clipboard.getData('text/plain'),
    copied: readCopiedCells(clipboard.getData(COPIED_CELLS)),
  }
}

/** Whether a dialog covers the page. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}

/**
 * Calls a function when the user pastes and no text field or dialog is meant: right after the page
 * has opened, its title or the body has the focus, and then often the list of instances.
 */
export function usePasteOnPage(onPaste: (content: PastedContent) => void) {
  useDocumentEvent('paste', (event) => {
    const isInField = document.activeElement?.matches('input, textarea') === true
    if (isInField || isDialogOpen() || event.defaultPrevented || !event.clipboardData) return
    event.preventDefault()
    onPaste(contentOf(event.clipboardData))
  })
}
