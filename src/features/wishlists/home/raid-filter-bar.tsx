import { classTint } from '@/features/characters/describe'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import type { FilteredLists, RaidFilter } from './raid-wishes'

interface RaidFilterBarProps extends Omit<FilteredLists, 'lists'> {
  onChange: (change: RaidFilter) => void
}

/** Selects a character and a difficulty; nothing for what there is only one of. */
export function RaidFilterBar({ characters, difficulties, filter, onChange }: RaidFilterBarProps) {
  return (
    // The padding keeps focus rings visible, which the scrolling would cut off.
    <div className="-m-1 flex gap-4 overflow-x-auto p-1 max-sm:-mx-4 max-sm:px-4 max-sm:pb-3">
      {characters.length > 1 && (
        <ChoiceChips
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
      {difficulties.length > 1 && (
        <ChoiceChips
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
