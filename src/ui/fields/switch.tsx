import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { LabelBeside, useField, type FieldTexts } from './field'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'>, FieldTexts {}

/**
 * An on/off setting that takes effect immediately. Use a Checkbox for a value that is saved with a
 * form.
 *
 * @example <Switch label="Active" checked={instance.isActive} onChange={toggle} />
 */
export function Switch({
  id,
  label,
  isLabelHidden,
  description,
  error,
  success,
  className,
  ...rest
}: SwitchProps) {
  const texts = { label, isLabelHidden, description, error, success }
  const field = useField(texts, id)
  return (
    <div className={cx('flex items-start gap-3 touch:min-h-touch touch:py-2', className)}>
      <span className="relative h-6 w-10 shrink-0">
        {/* The native checkbox is transparent and larger than the drawn switch: 44 px. */}
        <input
          id={field.id}
          type="checkbox"
          // A native checkbox exposes its state without aria-checked.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          {...field.aria}
          className="peer absolute -inset-x-0.5 -inset-y-2.5 z-10 h-touch w-touch opacity-0 not-disabled:cursor-pointer"
          {...rest}
        />
        <span
          aria-hidden
          className={cx(
            'absolute inset-0 rounded-full border border-control bg-ground transition-colors',
            'peer-checked:border-accent peer-checked:bg-accent peer-disabled:opacity-50',
            'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
            'peer-hover:peer-not-checked:border-muted',
          )}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-muted transition-transform peer-checked:translate-x-4 peer-checked:bg-accent-ink peer-disabled:opacity-50 forced-colors:border"
        />
      </span>
      <LabelBeside {...texts} field={field} />
    </div>
  )
}
