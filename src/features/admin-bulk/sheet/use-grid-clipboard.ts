import type { ClipboardEvent } from 'react'
import { EDGES } from '../columns/columns'
import { isBlankRow } from '../columns/grid-rows'
import { useGrid } from './grid-context'
import { copyArea } from './state/copied-cells'
import { parseClipboard } from './state/paste-table'
import { toSingleLine } from './state/paste-text'
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

  function pasteContent({ copied, ...content }: PastedContent) {
    const result = copied ? store.pasteCopied(copied) : store.paste(parseClipboard(content))
    if ('error' in result) store.say(result.error)
  }

  usePasteOnPage((clipboard) => {
    const { rows, active } = store.getState()
    const blank = rows.findIndex(isBlankRow)
    // The user has not chosen the existing item in whose row the grid begins.
    if (rows[active.row]?.source && blank >= 0) store.moveTo({ row: blank, column: EDGES.first })
    focus.focusActiveCell()
    pasteContent(clipboard)
  })

  function handlePaste(event: ClipboardEvent) {
    event.preventDefault()
    const content = contentOf(event.clipboardData)
    const input = event.target
    if (!store.getState().isEditing || !(input instanceof HTMLInputElement)) {
      return pasteContent(content)
    }
    const { selectionStart, selectionEnd, value } = input
    const start = selectionStart ?? value.length
    input.setRangeText(toSingleLine(content.text), start, selectionEnd ?? start, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return {
    onCopy: (event: ClipboardEvent) => handleCopy(event, false),
    onCut: (event: ClipboardEvent) => handleCopy(event, true),
    onPaste: handlePaste,
  }
}
