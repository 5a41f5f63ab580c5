import { useId } from 'react'
import { isSameValue, type Conflict } from './find-conflicts'

interface ConflictFieldsProps {
  conflicts: readonly Conflict[]
  /** The chosen value of each conflict, in their order. */
  chosen: readonly unknown[]
  labelOf: (field: string) => string
  textOf: (field: string, value: unknown) => string
  onChoose: (field: string, value: unknown) => void
}

export function ConflictFields({
  conflicts,
  chosen,
  labelOf,
  textOf,
  onChoose,
}: ConflictFieldsProps) {
  const id = useId()
  return conflicts.map(({ field, yours, stored }, index) => (
    <fieldset key={field} className="mt-3">
      <legend className="font-semibold">{labelOf(field)}</legend>
      {(
        [
          ['Yours', yours],
          ['Theirs', stored],
        ] as const
      ).map(([label, value]) => (
        <label
          key={label}
          className="flex cursor-pointer items-baseline gap-2 py-1 break-words touch:min-h-touch touch:items-center"
        >
          <input
            type="radio"
            name={`${id}-${field}`}
            className="accent-accent"
            checked={isSameValue(chosen[index], value)}
            onChange={() => onChoose(field, value)}
          />
          <span className="min-w-0">{`${label}: ${textOf(field, value)}`}</span>
        </label>
      ))}
    </fieldset>
  ))
}
