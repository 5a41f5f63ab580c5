import { cx } from 'class-variance-authority'
import { useLayoutEffect, useRef } from 'react'
import type { Choice } from '../columns'

interface CellSuggestionsProps {
  id: string
  label: string
  choices: readonly Choice[]
  /** The one that Enter takes, or -1. */
  highlighted: number
  onTake: (index: number) => void
}

/** What the word in the cell may become. */
export function CellSuggestions({ id, label, choices, highlighted, onTake }: CellSuggestionsProps) {
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
          // The field keeps the focus.
          onMouseDown={(event) => {
            event.preventDefault()
            event.stopPropagation()
            onTake(index)
          }}
          className={cx(
            'flex cursor-pointer items-center rounded-sm px-2 py-1 whitespace-nowrap hover:bg-highlight touch:min-h-touch',
            index === highlighted && 'bg-highlight text-accent-text',
          )}
        >
          {choice.label}
        </div>
      ))}
    </div>
  )
}
