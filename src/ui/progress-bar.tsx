import { cva, cx, type VariantProps } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'

const barStyles = cva('block w-full overflow-hidden rounded-full', {
  variants: { size: { sm: 'h-1', default: 'h-1.5', lg: 'h-2.5' } },
  defaultVariants: { size: 'default' },
})

interface ProgressBarProps
  extends Omit<ComponentProps<'progress'>, 'value' | 'max'>, VariantProps<typeof barStyles> {
  label: ReactNode
  isLabelHidden?: boolean
  /** Undefined while it is not known how much is done. */
  value?: number
  max?: number
  /** How the value reads, for instance "1 of 7 obtained". */
  valueText?: string
}

/**
 * How much of a known whole is done. It takes the tint around it (data-class, data-rarity…), else
 * gold. What has no known end is a Spinner.
 *
 * @example <ProgressBar label="Frostelle" value={1} max={7} valueText="1 of 7 obtained" />
 */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  valueText,
  size,
  className,
  ...rest
}: ProgressBarProps) {
  const id = useId()
  return (
    <div className={cx('min-w-0', className)}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label
          htmlFor={id}
          className={isLabelHidden ? 'sr-only' : 'mb-1.5 min-w-0 truncate text-text'}
        >
          {label}
        </label>
        {valueText !== undefined && (
          <span aria-hidden className="mb-1.5 shrink-0 text-muted tabular-nums">
            {valueText}
          </span>
        )}
      </div>
      <progress
        id={id}
        value={value}
        // A list without items is 0 of 0, which a progress element would show as 0 of 1 anyway.
        max={max > 0 ? max : 1}
        aria-valuetext={valueText}
        className={barStyles({ size })}
        {...rest}
      />
    </div>
  )
}
