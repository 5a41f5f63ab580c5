import { pressedKey } from '@/lib/pressed-key'
import {
  useEffect,
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'

const CONTROLS = ':is(a[href], button, input):not(:disabled)'
/** Controls that are not focused first, because they use the arrow keys or text keys themselves. */
const KEY_USERS = 'input, [data-move-handle]'

interface RowGroupProps {
  /** The kind of the rows, e.g. "Wishes". */
  label: string
  /**
   * Contains the rows: elements with `data-row`, whose controls have `tabIndex={-1}`. A row that
   * may have no controls yet has it too, and calls `focusRow` when it gets them while it has the
   * focus.
   */
  children: ReactNode
}

/**
 * Rows with several controls each that are one tab stop together. Arrow up and down move the focus
 * between the rows, Home and End to the first and the last one; arrow left and right move it
 * between the controls of a row. A control that uses one of these keys itself keeps it; a text
 * field should select its text on focus, so that the first arrow key leaves it. Tab returns to the
 * control that had the focus. If the row with the focus is removed, the row in its place gets it.
 *
 * @example
 * <RowGroup label="Wishes">
 *   <ul><li data-row><IconButton tabIndex={-1} label="Remove Voracious Heart" /></li></ul>
 * </RowGroup>
 */
export function RowGroup({ label, children }: RowGroupProps) {
  const helpId = useId()
  const groupRef = useRef<HTMLDivElement>(null)
  const current = useRef({ hasFocus: false, row: 0, column: 0 })
  const last = useRef<HTMLElement>(null)
  /** Whether a press is about to move the focus. */
  const isPressed = useRef(false)
  const rows = () => [...(groupRef.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

  useEffect(() => {
    const { hasFocus, row, column } = current.current
    if (!hasFocus || last.current?.isConnected || document.activeElement !== document.body) return
    current.current.hasFocus = false
    const next = rows().at(row) ?? rows().at(-1)
    if (next) focusColumn(next, column)
  })

  function onFocus(event: FocusEvent<HTMLElement>) {
    const { target, currentTarget } = event
    const isByPress = isPressed.current
    isPressed.current = false
    if (target === currentTarget) {
      // A press on the space between the controls focuses the group too, and is to have no effect.
      if (isByPress) return
      const [first] = rows()
      if (last.current?.isConnected) last.current.focus()
      else if (first) focusRow(first)
      return
    }
    const row = rowOf(target, currentTarget)
    if (!row || row === target) return
    last.current = target
    current.current = { hasFocus: true, row: rows().indexOf(row), column: columnOf(row, target) }
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    current.current.hasFocus = false
    if (currentTarget.contains(relatedTarget)) return
    currentTarget.tabIndex = 0
    isPressed.current = false
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, shiftKey } = event
    const key = pressedKey(event)
    // The group comes before its controls, so Shift+Tab would return to it.
    if (key === 'Tab' && shiftKey) currentTarget.tabIndex = -1
    const hasModifier = shiftKey || event.ctrlKey || event.metaKey || event.altKey
    if (event.defaultPrevented || hasModifier || movesCaret(target, key)) return
    const row = target instanceof HTMLElement ? rowOf(target, currentTarget) : null
    if (!row) return
    const all = rows()
    const index = all.indexOf(row)
    const controls = controlsOf(row)
    const before = controls.findIndex((control) => control === target)
    const vertical: Record<string, HTMLElement | undefined> = {
      ArrowDown: all[index + 1],
      ArrowUp: all[index - 1],
      Home: all[0],
      End: all.at(-1),
    }
    if (key in vertical) {
      const { column } = current.current
      const next = vertical[key]
      if (next) focusColumn(next, column)
      // A row without this column does not change it for the rows after it.
      current.current.column = column
    } else if (key === 'ArrowRight') focusFirst(controls.slice(before + 1))
    else if (key === 'ArrowLeft') focusFirst(controls.slice(0, Math.max(before, 0)).toReversed())
    else return
    event.preventDefault()
  }

  return (
    // The handlers serve the controls inside; the group itself passes the focus on.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={groupRef}
      role="group"
      aria-label={label}
      aria-describedby={helpId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onMouseDown={() => {
        isPressed.current = true
      }}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <p id={helpId} className="sr-only">
        Arrow keys move between the rows and between the controls of a row.
      </p>
      {children}
    </div>
  )
}

/** 1 if a control uses arrow keys or text keys itself, otherwise 0. */
function usesKeys(control: HTMLElement): number {
  return Number(control.matches(KEY_USERS))
}

/** Focuses the first control of a row that does not use the arrow keys itself. */
export function focusRow(row: HTMLElement) {
  const controls = controlsOf(row).toSorted((a, b) => usesKeys(a) - usesKeys(b))
  if (!focusFirst(controls)) row.focus()
}

/** Focuses the control at an index, or the nearest one; the row itself if it has none yet. */
function focusColumn(row: HTMLElement, column: number) {
  const distance = (control: HTMLElement) => Math.abs(columnOf(row, control) - column)
  const nearest = controlsOf(row).toSorted((a, b) => distance(a) - distance(b))
  if (!focusFirst(nearest)) row.focus()
}

/** The index of a control from the end of its row: rows differ in their first controls. */
function columnOf(row: HTMLElement, control: HTMLElement): number {
  return controlsOf(row).toReversed().indexOf(control)
}

function controlsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROLS)]
}

/** The row of an element; null outside of the group, e.g. in a menu that a row has opened. */
function rowOf(element: HTMLElement, group: HTMLElement): HTMLElement | null {
  const row = element.closest<HTMLElement>('[data-row]')
  return row && group.contains(row) ? row : null
}

/**
 * Focuses the first element that can have the focus: some controls are hidden on narrow screens.
 */
function focusFirst(elements: readonly HTMLElement[]): boolean {
  return elements.some((element) => {
    element.focus()
    return document.activeElement === element
  })
}

/**
 * Whether a key moves the caret of a text field. If the whole text is selected, it leaves the
 * field.
 */
function movesCaret(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) return false
  const { selectionStart, selectionEnd, value } = target
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length
  return /^(ArrowLeft|ArrowRight|Home|End)$/.test(key) && !isAllSelected
}
