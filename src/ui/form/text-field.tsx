import { useId, type ComponentProps } from 'react'
import { useController, type FieldValues } from 'react-hook-form'

import { Input } from '../fields/input'
import type { FormFieldProps } from './form-field'

export interface TextFieldProps<Values extends FieldValues>
  extends
    FormFieldProps<Values>,
    Pick<ComponentProps<'input'>, 'placeholder' | 'enterKeyHint' | 'onKeyDown'> {
  type?: 'text' | 'url' | 'datetime-local'
  /** Called when the user types, but not when the value is set by code (`useProposal`). */
  onEdit?: () => void
  /** Values that the browser proposes. */
  suggestions?: readonly string[]
  /** Takes the focus when its dialog opens. */
  hasInitialFocus?: boolean
}

/** One line of text. */
export function TextField<Values extends FieldValues>({
  control,
  name,
  onEdit,
  suggestions,
  hasInitialFocus,
  ...rest
}: TextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  const listId = useId()
  const input = (
    <Input
      {...rest}
      list={suggestions && listId}
      {...field}
      hasInitialFocus={hasInitialFocus}
      autoComplete="off"
      onChange={(event) => {
        onEdit?.()
        field.onChange(event)
      }}
      error={fieldState.error?.message}
    />
  )
  if (!suggestions) return input
  return (
    <div>
      {input}
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </div>
  )
}
