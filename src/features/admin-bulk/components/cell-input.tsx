import { cx } from 'class-variance-authority'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { COLUMNS } from '../columns'
import { useGrid } from '../grid-context'
import { choicesOf } from '../match-words'
import { suggest, takeSuggestion } from '../suggestions'
import { CellMessage } from './cell-message'
import { CellPopup } from './cell-popup'
import { CellSuggestions } from './cell-suggestions'

interface CellInputProps {
  row: number
  column: number
  text: string
  error: string | undefined
  mark: string | undefined
  isEditing: boolean
}

/**
 * The field in the active cell. It has the focus while the keyboard is in the grid; what is typed
 * replaces the cell's text, or with F2 is added to it.
 */
export function CellInput({ row, column, text, error, mark, isEditing }: CellInputProps) {
  const { store, checks } = useGrid()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const messageId = useId()
  const { id, label, placeholder } = COLUMNS[column] ?? { id: 'name', label: 'Item' }
  const choices = choicesOf(id, checks.target.bosses)
  const offered = isEditing && choices ? suggest(id, text, choices) : []
  const isOpen = offered.length > 0
  const hasMessage = (error ?? mark) !== undefined
  /** By arrow key, and only among what was offered then. */
  const [chosen, setChosen] = useState<{ text: string; index: number }>()
  // A single one is meant, unless nothing was written: then none is meant yet.
  const implied = offered.length === 1 && text.trim() !== '' ? 0 : -1
  const highlighted = chosen?.text === text ? chosen.index : implied

  useLayoutEffect(() => {
    const element = input.current
    const grid = element?.closest('[role="grid"]')
    // Focus stays in the grid when the cell that had it gives way, but is never taken from elsewhere.
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (!element || !(grid instanceof HTMLElement) || grid.dataset.hasFocus !== 'true') return
    if (isFree || grid.contains(document.activeElement)) element.focus({ preventScroll: true })
    element.closest('[role="gridcell"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])

  useLayoutEffect(() => {
    const element = input.current
    if (!element || element !== document.activeElement) return
    if (!isEditing) element.select()
    else if (element.selectionStart === 0 && element.selectionEnd === element.value.length) {
      // Typing would have replaced the selection: it was F2 that began this.
      element.setSelectionRange(element.value.length, element.value.length)
    }
  }, [isEditing])

  function take(index: number) {
    const choice = offered[index]
    if (choice) store.type(takeSuggestion(id, text, choice))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) {
      if (event.key !== 'ArrowDown' || !event.altKey || !choices) return
      event.preventDefault()
      return store.startEdit()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const from = highlighted === -1 && step === -1 ? 0 : highlighted
      setChosen({ text, index: (from + step + offered.length) % offered.length })
    }
    // The grid then keeps what is in the cell and goes on.
    if ((event.key === 'Enter' || event.key === 'Tab') && highlighted >= 0) take(highlighted)
  }

  const combobox = choices && {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': isOpen && highlighted >= 0 ? `${listId}-${highlighted}` : undefined,
  }
  return (
    <>
      <input
        ref={input}
        {...combobox}
        aria-label={`${label}, row ${row + 1}`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={hasMessage ? messageId : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onChange={(event) => store.type(event.target.value)}
        onKeyDown={onKeyDown}
        onDoubleClick={() => store.startEdit()}
        // A click on the cell one is in is no edit yet; a thumb has no F2, so its second tap is one.
        onClick={({ currentTarget }) => !isEditing && currentTarget.select()}
        onPointerDown={({ pointerType, currentTarget }) => {
          if (pointerType === 'touch' && document.activeElement === currentTarget) store.startEdit()
        }}
        className={cx(
          'size-full min-w-0 bg-transparent px-2.5 text-text outline-none placeholder:text-faint touch:text-base',
          // The text is selected so that typing replaces it; the cell's frame says where one is.
          !isEditing &&
            'cursor-default caret-transparent selection:bg-transparent selection:text-text',
        )}
      />
      {(isOpen || hasMessage) && (
        <CellPopup>
          {hasMessage && <CellMessage id={messageId} error={error} mark={mark} />}
          {isOpen && (
            <CellSuggestions
              id={listId}
              label={label}
              choices={offered}
              highlighted={highlighted}
              onTake={(index) => {
                take(index)
                store.commitEdit()
              }}
            />
          )}
        </CellPopup>
      )}
    </>
  )
}
