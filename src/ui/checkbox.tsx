import { cx } from 'class-variance-authority'
import { Check, Minus } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react'

import { FieldMessages, useField, type FieldTexts } from './field'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'>, FieldTexts {
  /** Some of what it stands for is chosen ("Select all"). */
  isIndeterminate?: boolean
}

/**
 * Yes or no that counts once the form is sent, or one of several choices. What takes effect at once
 * is a Switch.
 *
 * @example <Checkbox label="Mark as main wishlist for this spec" {...register('isMainWishlist')} />
 */
export function Checkbox({
  id,
  ref,
  label,
  isLabelHidden = false,
  description,
  error,
  success,
  isIndeterminate = false,
  className,
  ...rest
}: CheckboxProps) {
  const { id: inputId, ids, aria } = useField({ label, description, error, success }, id)
  const element = useRef<HTMLInputElement>(null)
  // The element exists whenever a parent's ref is set, hence the assertion.
  useImperativeHandle(ref, () => element.current!, [])
  useEffect(() => {
    if (element.current) element.current.indeterminate = isIndeterminate
  }, [isIndeterminate])

  return (
    <div className={cx('flex items-start gap-3 touch:min-h-touch touch:py-2.5', className)}>
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        <input
          id={inputId}
          ref={element}
          type="checkbox"
          {...aria}
          className={cx(
            'peer size-5 appearance-none rounded-sm border bg-ground transition-colors',
            // The finger's target is wider than the box.
            'before:absolute before:-inset-3 before:content-[""] touch:before:-inset-3',
            'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent',
            'hover:not-disabled:not-checked:border-muted disabled:cursor-not-allowed disabled:opacity-50',
            'forced-colors:appearance-auto',
            ids.error ? 'border-error' : 'border-control',
          )}
          {...rest}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-3.5 text-accent-ink opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0 forced-colors:hidden"
        />
        <Minus
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-3.5 text-accent-ink opacity-0 peer-indeterminate:opacity-100 forced-colors:hidden"
        />
      </span>
      <div className="min-w-0 flex-1 text-sm">
        <label
          htmlFor={inputId}
          className={
            isLabelHidden ? 'sr-only' : 'block pt-0.5 text-text touch:text-base touch:pt-0'
          }
        >
          {label}
        </label>
        <FieldMessages ids={ids} description={description} error={error} success={success} />
      </div>
    </div>
  )
}
