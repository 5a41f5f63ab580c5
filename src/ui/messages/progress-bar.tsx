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
  /** Undefined if the progress is unknown. */
  value?: number
  max?: number
  /** The value in words, e.g. "1 of 7 obtained". */
  valueText?: string
}

/**
 * Progress towards a known total, in the inherited tint (data-class, data-rarity…) or gold. Use a
 * Spinner if the total is unknown.
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
        // For an empty list, 0 of 0: the progress element requires max > 0.
        max={max > 0 ? max : 1}
        aria-valuetext={valueText}
        className={barStyles({ size })}
        {...rest}
      />
    </div>
  )
}
