import { cx } from 'class-variance-authority'
import { Check, Minus } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, type ComponentProps } from 'react'

import { LabelBeside, useField, type FieldTexts } from './field'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'>, FieldTexts {
  /** Shows the mixed state, e.g. of "Select all" when some rows are selected. */
  isIndeterminate?: boolean
}

/**
 * A yes/no value that is saved with the form, or one of several options. Use a Switch for a setting
 * that takes effect immediately.
 *
 * @example <Checkbox label="Mark as main wishlist for this spec" {...register('isMainWishlist')} />
 */
export function Checkbox({
  id,
  ref,
  label,
  isLabelHidden,
  description,
  error,
  success,
  isIndeterminate = false,
  className,
  ...rest
}: CheckboxProps) {
  const texts = { label, isLabelHidden, description, error, success }
  const field = useField(texts, id)
  const element = useRef<HTMLInputElement>(null)
  // React attaches `element` before it runs this, so it is never null here.
  useImperativeHandle(ref, () => element.current!, [])
  useEffect(() => {
    if (element.current) element.current.indeterminate = isIndeterminate
  }, [isIndeterminate])

  return (
    <div className={cx('flex items-start gap-3 touch:min-h-touch touch:py-2.5', className)}>
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        {/* The native checkbox is transparent and larger than the drawn one: 44 px on touch
            screens. */}
        <input
          id={field.id}
          ref={element}
          type="checkbox"
          {...field.aria}
          className="peer absolute -inset-1.5 z-10 size-8 opacity-0 not-disabled:cursor-pointer touch:-inset-3 touch:size-touch"
          {...rest}
        />
        <span
          aria-hidden
          className={cx(
            'absolute inset-0 rounded-sm border bg-ground transition-colors',
            'peer-checked:border-accent peer-checked:bg-accent peer-indeterminate:border-accent peer-indeterminate:bg-accent',
            'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
            'peer-hover:peer-not-checked:border-muted peer-disabled:opacity-50',
            field.ids.error ? 'border-error' : 'border-control',
          )}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-3.5 text-accent-ink opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0"
        />
        <Minus
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-3.5 text-accent-ink opacity-0 peer-indeterminate:opacity-100"
        />
      </span>
      <LabelBeside {...texts} field={field} />
    </div>
  )
}
