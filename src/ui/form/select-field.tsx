import { use } from 'react'
import { useController, type FieldValues } from 'react-hook-form'

import { Select, type SelectOption } from '../overlays/select'
import type { FormFieldProps } from './form-field'
import { SavingContext } from './saving-context'

/** The value that stands for null in the select, which accepts strings only. */
const NONE = 'none'

interface SelectFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly SelectOption<string>[]
  placeholder?: string
  isLoading?: boolean
  isDisabled?: boolean
  /** Adds an option with this label that sets the value to null. */
  noneLabel?: string
  /** Called after the user has chosen a value. */
  onEdit?: (value: string) => void
}

/** One of several options. */
export function SelectField<Values extends FieldValues>({
  control,
  name,
  options,
  noneLabel,
  isDisabled = false,
  onEdit,
  ...rest
}: SelectFieldProps<Values>) {
  const isSaving = use(SavingContext)
  const { field, fieldState } = useController({ control, name })
  return (
    <Select
      {...rest}
      {...field}
      // Otherwise a rejected submit would try to focus it.
      ref={isDisabled ? undefined : field.ref}
      disabled={isDisabled || isSaving}
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
