import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import { busyProps } from './busy-props'
import { Spinner } from './messages/spinner'

/**
 * Button styles for other elements, mainly links.
 *
 * @example <Link to="/profile" className={buttonStyles({ variant: 'outline' })}>Profile</Link>
 */
export const buttonStyles = cva(
  [
    'inline-flex max-w-full shrink-0 items-center justify-center border text-center font-medium whitespace-nowrap select-none',
    // Large text: a label that is wider than its container has several lines.
    'max-sm:h-auto max-sm:py-1 max-sm:whitespace-normal',
    'transition-[background-color,border-color,color,opacity,transform] active:translate-y-px',
    'disabled:pointer-events-none aria-busy:cursor-progress off:pointer-events-none off:text-control off:shadow-none',
    'touch:min-h-touch [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent font-semibold text-accent-ink shadow-raised hover:bg-accent-strong off:border-line off:bg-raised',
        secondary:
          'border-line bg-raised text-text shadow-raised hover:border-control hover:bg-highlight off:border-line',
        ghost: 'border-transparent text-muted hover:bg-highlight hover:text-text',
        outline: 'border-control text-text hover:border-muted hover:bg-raised off:border-line',
        destructive:
          'border-transparent bg-danger font-semibold text-danger-ink shadow-raised hover:bg-danger-strong off:border-line off:bg-raised',
      },
      size: {
        sm: 'h-8 gap-1.5 rounded-sm px-3 text-sm [&_svg]:size-4',
        default: 'h-10 gap-2 rounded-md px-4 text-sm [&_svg]:size-4',
        lg: 'h-11 gap-2 rounded-md px-5 text-base [&_svg]:size-5',
        xl: 'h-13 max-sm:py-3 gap-2.5 rounded-lg px-7 text-lg [&_svg]:size-5',
      },
      isFullWidth: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'default' },
  },
)

const SPINNER_SIZES = { sm: 'xs', default: 'sm', lg: 'sm', xl: 'base' } as const

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyles> {
  /** Ignores clicks, and replaces the content with a spinner and `loadingText`. Keeps the focus. */
  isLoading?: boolean
  loadingText?: ReactNode
}

/**
 * A button with a text. Use one primary button per screen, secondary for further actions, outline
 * for Cancel, ghost for minor actions. Submits a form only with `type="submit"`.
 *
 * @example <Button isLoading={isPending} loadingText="Creating...">Create Wishlist</Button>
 */
export function Button({
  variant,
  size,
  isFullWidth,
  isLoading = false,
  loadingText = 'Loading...',
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonStyles({ variant, size, isFullWidth, className })}
      {...rest}
      {...(isLoading && busyProps)}
    >
      {/* In elements, because a browser that translates the page replaces texts, which React then
          cannot remove. */}
      {isLoading ? (
        <span key="loading" className="contents">
          <Spinner size={SPINNER_SIZES[size ?? 'default']} />
          {loadingText}
        </span>
      ) : (
        <span key="content" className="contents">
          {children}
        </span>
      )}
    </button>
  )
}
