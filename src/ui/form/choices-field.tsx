import { useController, type FieldValues } from 'react-hook-form'

import { Checkbox } from '../fields/checkbox'
import { FieldMessages, RequiredMark, useField } from '../fields/field'
import type { FormFieldProps } from './form-field'

interface ChoicesFieldProps<Values extends FieldValues> extends Omit<
  FormFieldProps<Values>,
  'isLabelHidden'
> {
  options: readonly { value: string | number; label: string }[]
}

/** Any number of the options, as checkboxes. The value is an array in the order of the options. */
export function ChoicesField<Values extends FieldValues>({
  control,
  name,
  label,
  isRequired = false,
  description,
  options,
}: ChoicesFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  const { ids, aria } = useField({ label, description, error })
  const chosen: readonly (string | number)[] = field.value ?? []

  function toggle(toggled: string | number, isChosen: boolean) {
    const values = options.map(({ value }) => value)
    field.onChange(
      values.filter((value) => (value === toggled ? isChosen : chosen.includes(value))),
    )
  }

  return (
    <fieldset aria-describedby={aria['aria-describedby']} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-text">
        {label} {isRequired && <RequiredMark />}
      </legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2 touch:gap-y-0">
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            // The first box takes the focus when the field is invalid.
            ref={index === 0 ? field.ref : undefined}
            label={option.label}
            aria-invalid={aria['aria-invalid']}
            checked={chosen.includes(option.value)}
            onBlur={field.onBlur}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
        ))}
      </div>
      <div className="mt-1.5 text-sm">
        <FieldMessages ids={ids} description={description} error={error} />
      </div>
    </fieldset>
  )
}
