import { useState } from 'react'
import { useController, type FieldValues } from 'react-hook-form'

import { Input } from '../input'
import type { TextFieldProps } from './text-field'

type NumberFieldProps<Values extends FieldValues> = Pick<
  TextFieldProps<Values>,
  'control' | 'name' | 'label' | 'description' | 'onEdit'
>

/** A number. Empty text is null; text that is not a number is NaN, which the schema rejects. */
export function NumberField<Values extends FieldValues>({
  control,
  name,
  onEdit,
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
        setTyped(event.target.value)
        field.onChange(toNumber(event.target.value))
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
