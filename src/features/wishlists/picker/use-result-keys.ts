import { pressedKey } from '@/lib/pressed-key'
import { useId, useRef, useState, type KeyboardEvent } from 'react'

/** The id of the button that adds a picker item; it has the attribute `data-result`. */
export function resultId(key: string): string {
  return `result-${key}`
}

/**
 * Selects results below a search field while the field keeps the focus: arrow down and up select a
 * result's button (`data-result`), Enter presses it. Screen readers read the selected button.
 *
 * @param query what the results depend on; a change of it ends the selection
 * @example
 * const { selectedId, fieldProps, resultsProps } = useResultKeys(search)
 * <input type="search" {...fieldProps} />
 * <div {...resultsProps}><button id={id} data-result>…</button></div>
 */
export function useResultKeys(query: string) {
  const resultsId = useId()
  const resultsRef = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState<{ id: string; query: string } | null>(null)
  const selectedId = selection?.query === query ? selection.id : undefined

  function onKeyDown(event: KeyboardEvent) {
    const key = pressedKey(event)
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    const results = [...(resultsRef.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])]
    const index = results.findIndex(({ id }) => id === selectedId)
    if (key === 'Enter' && index >= 0) {
      event.preventDefault()
      results[index]?.click()
    }
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[key]
    // Without a selection, arrow up moves the caret.
    if (step === undefined || index + step < -1) return
    event.preventDefault()
    const next = index + step < 0 ? undefined : (results[index + step] ?? results[index])
    setSelection(next ? { id: next.id, query } : null)
    next?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }

  return {
    selectedId,
    fieldProps: {
      onKeyDown,
      'aria-controls': resultsId,
      'aria-activedescendant': selectedId,
    },
    resultsProps: { id: resultsId, ref: resultsRef },
  }
}
