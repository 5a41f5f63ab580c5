import type { ReactNode } from 'react'

import { useChosen } from './use-chosen'

interface ChoiceChipsProps<Value extends string> {
  label: string
  /**
   * The options in plural, for an additional first one that selects all; without it, one option is
   * always selected.
   */
  allOf?: string
  selected: Value | undefined
  options: readonly { value: Value; label: ReactNode }[]
  /** Undefined selects all. */
  onChange: (value: Value | undefined) => void
}

/**
 * Radio buttons in the shape of chips: selects one of a few options, for filters and views.
 *
 * @example
 * <ChoiceChips label="Difficulty" allOf="difficulties" selected={difficulty}
 *   options={options} onChange={setDifficulty} />
 */
export function ChoiceChips<Value extends string>({
  label,
  allOf,
  selected,
  options,
  onChange,
}: ChoiceChipsProps<Value>) {
  const [shown, choose] = useChosen(selected, onChange)
  const all = allOf === undefined ? [] : [{ value: undefined, label: `All ${allOf}` }]
  return (
    // Positioned, so that a row that scrolls clips the hidden legend too.
    <fieldset className="relative flex shrink-0 gap-1.5">
      <legend className="sr-only">{label}</legend>
      {[...all, ...options].map((option) => (
        <label
          key={option.value ?? ''}
          className="relative inline-flex h-9 cursor-pointer items-center rounded-full border border-line bg-panel px-3.5 text-sm whitespace-nowrap text-muted transition-colors hover:border-control has-checked:border-accent has-checked:bg-highlight has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent touch:min-h-touch"
        >
          <input
            type="radio"
            name={label}
            checked={option.value === shown}
            onChange={() => choose(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
