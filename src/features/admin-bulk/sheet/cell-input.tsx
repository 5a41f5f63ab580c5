import { pressedKey } from '@/lib/pressed-key'
import { cx } from 'class-variance-authority'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { choicesOf, type Column } from '../columns/columns'
import { placeholderOf } from '../columns/grid-rows'
import {
  acceptSuggestion,
  indexOfCurrent,
  suggestChoices,
  toggleChoice,
} from '../columns/suggestions'
import { CellHelp } from './cell-help'
import { useGrid, useGridState } from './grid-context'
import type { Verdict } from './verdict'

interface CellInputProps {
  row: number
  column: Column
  text: string
  /** Undefined if nothing is said about the cell. */
  verdict: Verdict | undefined
  message: string
  isEditing: boolean
}

/**
 * The input in the active cell. It has the focus while the focus is in the grid. Typing replaces
 * the text of the cell; F2 edits it, and Alt+Down shows all its choices.
 */
export function CellInput({ row, column, text, verdict, message, isEditing }: CellInputProps) {
  const { store, checks } = useGrid()
  const showsAll = useGridState((state) => isEditing && state.showsAllChoices)
  const placeholder = useGridState(({ rows }) => placeholderOf(column, rows[row]))
  const input = useCellFocus(isEditing)
  const listId = useId()
  const messageId = useId()
  const choices = choicesOf(column, checks.target.bosses)
  const suggestions =
    isEditing && choices ? suggestChoices(column, showsAll ? '' : text, choices) : []
  const isOpen = suggestions.length > 0
  const hasMessage = verdict !== undefined
  /** The suggestion chosen by arrow key; applies as long as the text stays the same. */
  const [chosen, setChosen] = useState<{ text: string; index: number }>()
  // A single suggestion is preselected, unless the cell is empty.
  const onlyOne = suggestions.length === 1 && text.trim() !== '' ? 0 : -1
  const preselected = showsAll ? indexOfCurrent(column, text, suggestions) : onlyOne
  const highlighted = chosen?.text === text ? chosen.index : preselected

  function accept(index: number) {
    const choice = suggestions[index]
    if (!choice) return
    store.type((showsAll ? toggleChoice : acceptSuggestion)(column, text, choice))
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = pressedKey(event)
    if (!isOpen) {
      if (key !== 'ArrowDown' || !event.altKey || !choices) return
      event.preventDefault()
      return store.startEdit({ showsAllChoices: true })
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const step = key === 'ArrowDown' ? 1 : -1
      const from = highlighted === -1 && step === -1 ? 0 : highlighted
      setChosen({ text, index: (from + step + suggestions.length) % suggestions.length })
    }
    // The event then bubbles to the grid, which commits the edit and moves to the next cell. In a
    // list of all choices, only a choice by arrow key is a change.
    const isChosen = highlighted >= 0 && (!showsAll || highlighted !== preselected)
    if ((key === 'Enter' || key === 'Tab') && isChosen) accept(highlighted)
  }

  return (
    <>
      <input
        ref={input}
        {...(choices && comboboxProps(listId, isOpen, highlighted))}
        aria-label={`${column.label}, row ${row + 1}`}
        aria-invalid={verdict === 'error' || undefined}
        aria-describedby={hasMessage ? messageId : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onChange={(event) => store.type(event.target.value)}
        onKeyDown={onKeyDown}
        // A mouse click on the active cell does not start an edit. A tap does, because phones have
        // no F2 key.
        onClick={({ currentTarget }) => !isEditing && currentTarget.select()}
        onPointerDown={({ pointerType, currentTarget }) => {
          if (pointerType === 'touch' && document.activeElement === currentTarget) store.startEdit()
        }}
        className={cx(
          'h-full min-w-0 flex-1 bg-transparent px-2.5 text-text outline-none placeholder:text-faint touch:text-base',
          // The text is selected, so that typing replaces it. The cell has an outline instead.
          !isEditing &&
            'cursor-default caret-transparent selection:bg-transparent selection:text-text',
        )}
      />
      {(isOpen || hasMessage) && (
        <CellHelp
          cell={input}
          row={row}
          column={column}
          messageId={messageId}
          verdict={verdict}
          message={message}
          hasRepairs={verdict === 'error' && !isEditing}
          listId={listId}
          suggestions={suggestions}
          highlighted={highlighted}
          onAccept={(index) => {
            accept(index)
            store.commitEdit()
          }}
        />
      )}
    </>
  )
}

/** The attributes of an input with a list of choices; -1 if none is highlighted. */
function comboboxProps(listId: string, isOpen: boolean, highlighted: number) {
  return {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': isOpen && highlighted >= 0 ? `${listId}-${highlighted}` : undefined,
  }
}

/** The ref of the input. While the cell is not edited, all of its text is selected. */
function useCellFocus(isEditing: boolean) {
  const { focus } = useGrid()
  const input = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    return input.current ? focus.attachInput(input.current) : undefined
  }, [focus])

  useLayoutEffect(() => {
    const element = input.current
    if (!element || element !== document.activeElement) return
    if (!isEditing) element.select()
    else if (element.selectionStart === 0 && element.selectionEnd === element.value.length) {
      // All of the text is still selected, so the edit was started by F2 and not by typing.
      element.setSelectionRange(element.value.length, element.value.length)
    }
  }, [isEditing])

  return input
}
