import { classTint } from '@/features/characters/describe'
import type { ReactNode } from 'react'
import type { FilteredLists, RaidFilter } from '../raid-wishes'

interface RaidFilterBarProps extends Omit<FilteredLists, 'lists'> {
  onChange: (change: RaidFilter) => void
}

/** Selects a character and a difficulty. Renders nothing for what there is only one of. */
export function RaidFilterBar(props: RaidFilterBarProps) {
  const { characters, difficulties, filter, onChange } = props
  const hasCharacters = characters.length > 1
  const hasDifficulties = difficulties.length > 1
  if (!hasCharacters && !hasDifficulties) return null
  return (
    // The padding keeps focus rings visible, which the scrolling would cut off.
    <div className="-m-1 flex gap-4 overflow-x-auto p-1">
      {hasCharacters && (
        <Choices
          label="Character"
          allOf="characters"
          selected={filter.character}
          options={characters.map(({ id, name, className }) => ({
            value: id,
            label: (
              <span data-class={classTint(className)} className="text-tint-text">
                {name}
              </span>
            ),
          }))}
          onChange={(character) => onChange({ ...filter, character })}
        />
      )}
      {hasDifficulties && (
        <Choices
          label="Difficulty"
          allOf="difficulties"
          selected={filter.difficulty}
          options={difficulties.map((difficulty) => ({ value: difficulty, label: difficulty }))}
          onChange={(difficulty) => onChange({ ...filter, difficulty })}
        />
      )}
    </div>
  )
}

interface ChoicesProps {
  label: string
  /** What the first option selects all of. */
  allOf: string
  selected: string | undefined
  options: { value: string; label: ReactNode }[]
  onChange: (value: string | undefined) => void
}

/** Radio buttons in the shape of chips. */
function Choices({ label, allOf, selected, options, onChange }: ChoicesProps) {
  const all = { value: undefined, label: 'All' }
  return (
    <fieldset className="flex shrink-0 gap-1.5">
      <legend className="sr-only">{label}</legend>
      {[all, ...options].map((option) => (
        <label
          key={option.value ?? ''}
          className="relative inline-flex h-9 cursor-pointer items-center rounded-full border border-line bg-panel px-3.5 text-sm text-muted transition-colors hover:border-control has-checked:border-accent has-checked:bg-highlight has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent touch:min-h-touch"
        >
          <input
            type="radio"
            name={label}
            aria-label={option.value === undefined ? `All ${allOf}` : undefined}
            checked={option.value === selected}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
