import { toast } from '@/ui/messages/toast'
import type { ClipboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { insertAtCaret, toSingleLine } from '../paste/paste-text'
import { copyArea } from '../rows/copied-cells'
import { useGrid } from './grid-context'
import { EDGES } from './grid-moves'
import { isBlankRow } from './grid-rows'
import { contentOf, usePasteOnPage, type PastedContent } from './use-paste-on-page'

/** Copies, cuts and pastes cells. Returns the handlers of the grid. */
export function useGridClipboard() {
  const { store, focus } = useGrid()

  function handleCopy(event: ClipboardEvent, isCut: boolean) {
    const state = store.getState()
    if (state.isEditing) return
    event.preventDefault()
    const copied = copyArea({ ...state, hiddenRows: store.excludedRows }, store.area)
    for (const [type, text] of Object.entries(copied)) event.clipboardData.setData(type, text)
    if (isCut) store.clear()
  }

  async function pasteContent({ copied, ...content }: PastedContent) {
    // Loaded right after the page (ColumnMapping). A failure is shown by
    // app/preload-error-toast.ts.
    const code = await Promise.all([
      import('../paste/paste-table'),
      import('../paste/paste-copied'),
    ]).catch(() => null)
    if (!code) return
    const [{ parseClipboard, pasteIntoShown }, { pasteCopied }] = code
    const result = copied
      ? store.pasteCopied(copied, pasteCopied)
      : store.paste(parseClipboard(content), pasteIntoShown)
    if ('error' in result) toast.error(result.error, { severity: 'high' })
  }

  usePasteOnPage((clipboard) => {
    const { rows, active } = store.getState()
    const blank = rows.findIndex(isBlankRow)
    // The user has not chosen the existing item in whose row the grid begins.
    if (rows[active.row]?.source && blank >= 0) store.moveTo({ row: blank, column: EDGES.first })
    focus.focusActiveCell()
    void pasteContent(clipboard)
  })

  function handlePaste(event: ClipboardEvent) {
    event.preventDefault()
    const content = contentOf(event.clipboardData)
    const input = event.target
    if (!store.getState().isEditing || !(input instanceof HTMLInputElement)) {
      return void pasteContent(content)
    }
    const { caret, ...inserted } = insertAtCaret(input, toSingleLine(content.text))
    // Rendered at once, because the caret can only be set in the new text.
    flushSync(() => store.type(inserted.text))
    input.setSelectionRange(caret, caret)
  }

  return {
    onCopy: (event: ClipboardEvent) => handleCopy(event, false),
    onCut: (event: ClipboardEvent) => handleCopy(event, true),
    onPaste: handlePaste,
  }
}
