import { cx } from 'class-variance-authority'
import { useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react'

import { controlStyles } from './control-styles'
import { Field, useField, type FieldTexts } from './field'
import { useInitialFocus } from '../initial-focus'

interface InputProps extends ComponentProps<'input'>, FieldTexts {
  variant?: 'default' | 'filled'
  leftIcon?: ReactNode
  /** An icon, or a small button that acts on the field. */
  rightIcon?: ReactNode
  /** Focuses the input when the dialog around it opens. */
  hasInitialFocus?: boolean
  /**
   * Classes of the element around label, input and messages; `className` is for the input itself.
   */
  fieldClassName?: string
}

/**
 * A text field with one line and a label. Use `variant="filled"` in toolbars.
 *
 * @example <Input label="Wishlist Name" {...register('name')} error={errors.name?.message} />
 */
export function Input({
  id,
  ref,
  label,
  isLabelHidden,
  isRequired,
  description,
  error,
  success,
  variant,
  leftIcon,
  rightIcon,
  hasInitialFocus = false,
  className,
  fieldClassName,
  ...rest
}: InputProps) {
  const texts = { label, isLabelHidden, isRequired, description, error, success }
  const field = useField(texts, id)
  const element = useRef<HTMLInputElement>(null)
  // React attaches `element` before it runs this, so it is never null here.
  useImperativeHandle(ref, () => element.current!, [])
  useInitialFocus(element, hasInitialFocus)
  return (
    <Field {...texts} field={field} className={fieldClassName}>
      <div className="relative">
        {leftIcon !== undefined && (
          <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-faint [&>svg]:size-4">
            {leftIcon}
          </span>
        )}
        <input
          id={field.id}
          ref={element}
          {...field.aria}
          className={cx(
            controlStyles({ variant, state: field.state }),
            'h-10 touch:min-h-touch',
            leftIcon === undefined ? 'pl-3' : 'pl-9.5',
            rightIcon === undefined ? 'pr-3' : 'pr-10',
            className,
          )}
          {...rest}
        />
        {rightIcon !== undefined && (
          <span className="absolute inset-y-0 right-3 flex items-center text-faint [&>svg]:size-4">
            {rightIcon}
          </span>
        )}
      </div>
    </Field>
  )
}
