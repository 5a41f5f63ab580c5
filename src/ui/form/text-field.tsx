import type { ComponentProps } from 'react'
import { useController, type FieldValues } from 'react-hook-form'

import { Input } from '../input'
import type { FormFieldProps } from './form-field'

export interface TextFieldProps<Values extends FieldValues>
  extends
    FormFieldProps<Values>,
    Pick<ComponentProps<'input'>, 'placeholder' | 'enterKeyHint' | 'onKeyDown' | 'onBlur'> {
  type?: 'text' | 'url' | 'datetime-local'
  /** Called when the user types, but not when the value is set by code (`useProposal`). */
  onEdit?: () => void
  /** Takes the focus when its dialog opens. */
  hasInitialFocus?: boolean
}

/** One line of text. */
export function TextField<Values extends FieldValues>({
  control,
  name,
  onEdit,
  onBlur,
  hasInitialFocus,
  ...rest
}: TextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Input
      {...rest}
      {...field}
      hasInitialFocus={hasInitialFocus}
      autoComplete="off"
      onBlur={(event) => {
        field.onBlur()
        onBlur?.(event)
      }}
      onChange={(event) => {
        onEdit?.()
        field.onChange(event)
      }}
      error={fieldState.error?.message}
    />
  )
}
