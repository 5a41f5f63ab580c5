import { Checkbox } from '@/ui/checkbox'
import { FieldMessages, useField } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select, type SelectOption } from '@/ui/select'
import { Textarea } from '@/ui/textarea'
import { useState, type ReactNode } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'

/*
 * The kit's fields tied to a form by their name. All of them by a controller: fields that are
 * registered would come first when the focus goes to what is wrong.
 */

interface FormFieldProps<Values extends FieldValues> {
  // What a form's schema makes of its values is no concern of a field.
  // oxlint-disable-next-line typescript/no-explicit-any
  control: Control<Values, any, any>
  name: FieldPath<Values>
  label: ReactNode
  description?: ReactNode
}

interface TextFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  type?: 'text' | 'url'
  placeholder?: string
  /** The person has typed here, as against a value that was proposed. */
  onEdit?: () => void
  /** The sheet opens with the keyboard here: nothing is there yet, and this is what comes first. */
  startsHere?: boolean
}

export function TextField<Values extends FieldValues>({
  control,
  name,
  onEdit,
  startsHere,
  ...rest
}: TextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Input
      {...rest}
      {...field}
      hasInitialFocus={startsHere}
      autoComplete="off"
      onChange={(event) => {
        onEdit?.()
        field.onChange(event)
      }}
      error={fieldState.error?.message}
    />
  )
}

/** A whole number; empty is null, and what is no number is left for the schema to refuse. */
export function NumberField<Values extends FieldValues>({
  control,
  name,
  onEdit,
  ...rest
}: Omit<TextFieldProps<Values>, 'type'>) {
  const { field, fieldState } = useController({ control, name })
  const [typed, setTyped] = useState('')
  // What was typed stays as it is, until the form holds another number.
  const held: unknown = field.value
  const value = Object.is(toNumber(typed), held)
    ? typed
    : typeof held === 'number'
      ? String(held)
      : ''
  return (
    <Input
      {...rest}
      {...field}
      autoComplete="off"
      inputMode="numeric"
      value={value}
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
  // Number() reads 0x10 and 1e3 too; nobody who types an id means those.
  return trimmed === '' ? null : /^[-+]?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : NaN
}

export function TextareaField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: FormFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  return <Textarea {...rest} {...field} error={fieldState.error?.message} />
}

const NONE = 'none'

interface SelectFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly SelectOption<string>[]
  placeholder?: string
  disabled?: boolean
  /** Offers to choose nothing, which is null. */
  noneLabel?: string
  onEdit?: (value: string) => void
}

export function SelectField<Values extends FieldValues>({
  control,
  name,
  options,
  noneLabel,
  onEdit,
  ...rest
}: SelectFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Select
      {...rest}
      {...field}
      value={field.value ?? (noneLabel === undefined ? '' : NONE)}
      options={noneLabel === undefined ? options : [{ value: NONE, label: noneLabel }, ...options]}
      onChange={(value) => {
        field.onChange(value === NONE ? null : value)
        onEdit?.(value)
      }}
      error={fieldState.error?.message}
    />
  )
}

interface CheckFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** Fields that are right or wrong depending on this one. */
  deps?: FieldPath<Values>[]
}

export function CheckField<Values extends FieldValues>({
  control,
  name,
  deps,
  ...rest
}: CheckFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name, rules: { deps } })
  const { value, ...handlers } = field
  return (
    <Checkbox {...rest} {...handlers} checked={value === true} error={fieldState.error?.message} />
  )
}

interface ChoicesFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly { value: string; label: string }[]
}

/** Several of a known few; they are kept in the order in which they are offered. */
export function ChoicesField<Values extends FieldValues>({
  control,
  name,
  label,
  description,
  options,
}: ChoicesFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  const { ids, aria } = useField({ label, description, error })
  const chosen: readonly string[] = field.value ?? []
  return (
    <fieldset aria-describedby={aria['aria-describedby']} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-text">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 touch:gap-y-0">
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            ref={index === 0 ? field.ref : undefined}
            label={option.label}
            aria-invalid={aria['aria-invalid']}
            checked={chosen.includes(option.value)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(
                options
                  .map(({ value }) => value)
                  .filter((value) =>
                    value === option.value ? target.checked : chosen.includes(value),
                  ),
              )
            }
          />
        ))}
      </div>
      <div className="mt-1.5 text-sm">
        <FieldMessages ids={ids} description={description} error={error} />
      </div>
    </fieldset>
  )
}
