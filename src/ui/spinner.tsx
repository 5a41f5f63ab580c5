import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const spinnerStyles = cva('inline-block shrink-0 align-middle motion-reduce:animate-breathe', {
  variants: {
    size: {
      xs: 'size-3',
      sm: 'size-4',
      base: 'size-6',
      lg: 'size-8',
      xl: 'size-12',
      xxl: 'size-16',
    },
  },
  defaultVariants: { size: 'base' },
})

interface SpinnerProps extends ComponentProps<'span'>, VariantProps<typeof spinnerStyles> {
  variant?: 'ring' | 'pulse' | 'dots' | 'gradient'
  /** Said by screen readers. Without it the spinner is decoration beside a text that says as much. */
  label?: string
}

/**
 * Says that something is under way whose end is not known (else: ProgressBar). It takes the colour
 * of the text around it.
 *
 * @example <Spinner size="lg" variant="gradient" label="Loading characters" />
 */
export function Spinner({ size, variant = 'ring', label, className, ...rest }: SpinnerProps) {
  const Drawing = DRAWINGS[variant]
  return (
    <span
      data-motion="essential"
      role={label === undefined ? undefined : 'status'}
      aria-hidden={label === undefined ? true : undefined}
      className={spinnerStyles({ size, className })}
      {...rest}
    >
      {label !== undefined && <span className="sr-only">{label}</span>}
      <Drawing />
    </span>
  )
}

const DRAWINGS = { ring: Ring, pulse: Pulse, dots: Dots, gradient: Gradient }

function Ring() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      className="size-full animate-spin motion-reduce:animate-none"
    >
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeOpacity="0.22" strokeWidth="3" />
      <path
        d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}

function Pulse() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className="size-full">
      <circle cx="12" cy="12" r="10" opacity="0.25" />
      <circle cx="12" cy="12" r="6" className="animate-pulse motion-reduce:animate-none" />
    </svg>
  )
}

const DOTS = [
  { x: 4.5, delay: '0ms' },
  { x: 12, delay: '140ms' },
  { x: 19.5, delay: '280ms' },
]

function Dots() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className="size-full">
      {DOTS.map(({ x, delay }) => (
        <circle
          key={x}
          cx={x}
          cy="13"
          r="2.75"
          className="animate-bounce motion-reduce:animate-none"
          style={{ animationDelay: delay }}
        />
      ))}
    </svg>
  )
}

function Gradient() {
  return (
    <span className="block size-full animate-spin rounded-full conic-ring motion-reduce:animate-none" />
  )
}
