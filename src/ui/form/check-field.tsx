import { useController, type FieldPath, type FieldValues } from 'react-hook-form'

import { Checkbox } from '../fields/checkbox'
import type { FormFieldProps } from './form-field'

interface CheckFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** Fields to validate again when this one changes. */
  deps?: FieldPath<Values>[]
}

/** A checkbox. */
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
