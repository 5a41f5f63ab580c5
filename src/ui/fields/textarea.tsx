import { cx } from 'class-variance-authority'
import { useEffect, useImperativeHandle, useRef, useState, type ComponentProps } from 'react'

import { controlStyles } from './control-styles'
import { Field, useField, type FieldTexts } from './field'
import { useInitialFocus } from '../initial-focus'

interface TextareaProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Shows the number of characters used, out of `maxLength`. */
  hasCounter?: boolean
  /** Focuses the end of the text when the dialog around it opens. */
  hasInitialFocus?: boolean
}

/**
 * A text field with several lines.
 *
 * @example <Textarea label="Note" maxLength={140} hasCounter {...register('note')} />
 */
export function Textarea({
  id,
  ref,
  label,
  isLabelHidden,
  isRequired,
  description,
  error,
  success,
  hasCounter = false,
  hasInitialFocus = false,
  maxLength,
  rows = 3,
  onInput,
  className,
  ...rest
}: TextareaProps) {
  const texts = { label, isLabelHidden, isRequired, description, error, success }
  const field = useField(texts, id)
  const element = useRef<HTMLTextAreaElement>(null)
  // React attaches `element` before it runs this, so it is never null here.
  useImperativeHandle(ref, () => element.current!, [])
  useInitialFocus(element, hasInitialFocus)

  // react-hook-form sets the value of an uncontrolled field through the ref, before this effect
  // runs.
  const [typedLength, setTypedLength] = useState(0)
  useEffect(() => {
    const end = element.current?.value.length ?? 0
    setTypedLength(end)
    // Not without the focus, which some browsers move to the selection.
    if (hasInitialFocus) element.current?.setSelectionRange(end, end)
  }, [hasInitialFocus])
  const length = typeof rest.value === 'string' ? rest.value.length : typedLength

  return (
    <Field
      {...texts}
      field={field}
      aside={
        hasCounter && maxLength !== undefined ? (
          <span
            aria-hidden
            className="shrink-0 text-xs text-faint tabular-nums"
          >{`${length}/${maxLength}`}</span>
        ) : undefined
      }
    >
      <textarea
        id={field.id}
        ref={element}
        rows={rows}
        maxLength={maxLength}
        {...field.aria}
        onInput={(event) => {
          setTypedLength(event.currentTarget.value.length)
          onInput?.(event)
        }}
        className={cx(
          controlStyles({ state: field.state }),
          'field-sizing-content max-h-80 min-h-20 px-3 py-2',
          className,
        )}
        {...rest}
      />
    </Field>
  )
}
