import type { ComponentProps } from 'react'
import { useController, type FieldValues } from 'react-hook-form'

import { Textarea } from '../fields/textarea'
import type { FormFieldProps } from './form-field'

interface TextareaFieldProps<Values extends FieldValues>
  extends
    FormFieldProps<Values>,
    Pick<ComponentProps<typeof Textarea>, 'rows' | 'maxLength' | 'hasCounter'> {
  /** Takes the focus when its dialog opens. */
  hasInitialFocus?: boolean
  /** An error that is not from the form's schema; it takes precedence. */
  error?: string
}

/** Text of several lines. */
export function TextareaField<Values extends FieldValues>({
  control,
  name,
  hasInitialFocus,
  error,
  ...rest
}: TextareaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Textarea
      {...rest}
      {...field}
      hasInitialFocus={hasInitialFocus}
      error={error ?? fieldState.error?.message}
    />
  )
}
