import { cx } from 'class-variance-authority'
import { useLayoutEffect, useRef } from 'react'
import type { Choice } from '../columns/choices'

interface CellSuggestionsProps {
  id: string
  label: string
  choices: readonly Choice[]
  /** The index of the choice that Enter accepts, or -1. */
  highlighted: number
  onAccept: (index: number) => void
}

export function CellSuggestions({
  id,
  label,
  choices,
  highlighted,
  onAccept,
}: CellSuggestionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.children[highlighted]?.scrollIntoView({ block: 'nearest' })
  }, [highlighted])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="max-h-48 overflow-y-auto p-1"
    >
      {choices.map((choice, index) => (
        <div
          key={choice.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === highlighted}
          // Keeps the focus in the input, and prevents the click from selecting the cell.
          onMouseDown={(event) => {
            event.preventDefault()
            event.stopPropagation()
            onAccept(index)
          }}
          className={cx(
            'flex cursor-pointer items-center rounded-sm px-2 py-1 hover:bg-highlight touch:min-h-touch',
            index === highlighted && 'bg-highlight text-accent-text',
          )}
        >
          {choice.label}
        </div>
      ))}
    </div>
  )
}
