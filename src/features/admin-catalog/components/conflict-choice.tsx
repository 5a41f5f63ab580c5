import { describeValue } from '@/contract/describe-value'
import { InlineMessage } from '@/ui/messages/inline-message'
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form'
import { fieldLabel } from '../field-labels'
import { ConflictFields } from './conflict-fields'
import type { Conflict } from './find-conflicts'

interface ConflictChoiceProps<Values extends FieldValues> {
  // As in FieldBinding: the schema's output does not matter here.
  // oxlint-disable-next-line typescript/no-explicit-any
  control: Control<Values, any, any>
  conflicts: readonly Conflict[]
  others: readonly Conflict[]
  /** The names of the rows whose ids are values, e.g. of the boss of an item. */
  names: ReadonlyMap<string, string>
  onChoose: (field: string, value: unknown) => void
}

/** Brings the message into view: the user may have scrolled to the last fields. */
function focusMessage(message: HTMLElement | null) {
  message?.focus()
}

/** Lets the user choose between two values of each field that somebody else has changed. */
export function ConflictChoice<Values extends FieldValues>({
  control,
  conflicts,
  others,
  names,
  onChoose,
}: ConflictChoiceProps<Values>) {
  // The conflicts are fields of the form.
  const current: readonly unknown[] = useWatch({
    control,
    name: conflicts.map(({ field }) => field as Path<Values>),
  })
  return (
    <InlineMessage ref={focusMessage} tone="warning" role="alert" tabIndex={-1}>
      <p>
        Somebody else has changed this since you opened it. Nothing was saved: choose a value for
        each of these fields, and save again.
      </p>
      <ConflictFields
        conflicts={conflicts}
        chosen={current}
        labelOf={fieldLabel}
        textOf={(field, value) => textOf(names, field, value)}
        onChoose={onChoose}
      />
      {others.length > 0 && <p className="mt-3">{describeOthers(others, names)}</p>}
    </InlineMessage>
  )
}

export function describeOthers(
  others: readonly Conflict[],
  names: ReadonlyMap<string, string>,
): string {
  const changes = others.map(
    ({ field, stored }) => `${fieldLabel(field)} to ${textOf(names, field, stored)}`,
  )
  return `Somebody else has also changed: ${changes.join(', ')}.`
}

function textOf(names: ReadonlyMap<string, string>, field: string, value: unknown): string {
  return names.get(String(value)) ?? describeValue(field, value)
}
