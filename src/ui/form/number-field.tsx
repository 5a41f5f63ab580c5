import { useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'

import { Input } from '../fields/input'
import type { TextFieldProps } from './text-field'

type NumberFieldProps<Values extends FieldValues> = Pick<
  TextFieldProps<Values>,
  'control' | 'name' | 'label' | 'isRequired' | 'description' | 'onEdit'
> & {
  /** Extracts the number from a text that is entered, e.g. from a link. */
  read?: (text: string) => string
}

/** A number. Empty text is null; text that is not a number is NaN, which the schema rejects. */
export function NumberField<Values extends FieldValues>({
  control,
  name,
  onEdit,
  read,
  ...rest
}: NumberFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  const [typed, setTyped] = useState('')
  const current: unknown = field.value
  // The typed text, e.g. "007", is shown unchanged until the form's value becomes another number.
  const text = Object.is(toNumber(typed), current)
    ? typed
    : typeof current === 'number'
      ? String(current)
      : ''
  return (
    <Input
      {...rest}
      {...field}
      autoComplete="off"
      inputMode="numeric"
      value={text}
      onChange={(event) => {
        onEdit?.()
        const { value } = event.target
        const entered = read?.(value) ?? value
        setTyped(entered)
        field.onChange(toNumber(entered))
      }}
      error={fieldState.error?.message}
    />
  )
}

function toNumber(text: string): number | null {
  const trimmed = text.trim()
  // Decimal notation only: Number() would also read 0x10 and 1e3.
  return trimmed === '' ? null : /^[-+]?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : NaN
}
