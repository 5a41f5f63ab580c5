import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const spinnerStyles = cva('spinner inline-block shrink-0 align-middle', {
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
  /**
   * Text for screen readers. Omit it next to a visible text: the spinner is then hidden from them.
   */
  label?: string
}

/**
 * Shows that an operation is running. Use a ProgressBar if the progress is known. It has the colour
 * of the surrounding text. With reduced motion the whole spinner fades in and out (styles.css).
 *
 * @example <Spinner size="lg" variant="gradient" label="Loading characters" />
 */
export function Spinner({ size, variant = 'ring', label, className, ...rest }: SpinnerProps) {
  const Drawing = DRAWINGS[variant]
  return (
    <span
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
    <svg viewBox="0 0 24 24" fill="none" className="size-full animate-spin">
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
      <circle cx="12" cy="12" r="6" className="animate-pulse" />
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
          className="animate-bounce"
          style={{ animationDelay: delay }}
        />
      ))}
    </svg>
  )
}

function Gradient() {
  return <span className="block size-full animate-spin rounded-full conic-ring" />
}
