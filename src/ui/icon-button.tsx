import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { busyProps } from './busy-props'
import { Spinner } from './messages/spinner'

const iconButtonStyles = cva(
  [
    'inline-flex shrink-0 items-center justify-center border select-none',
    'transition-[background-color,border-color,color,opacity,transform] active:translate-y-px',
    'disabled:pointer-events-none aria-busy:cursor-progress off:text-control',
    'touch:min-h-touch touch:min-w-touch [&>svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        ghost: 'border-transparent text-muted hover:bg-highlight hover:text-text',
        outline:
          'border-control text-muted hover:border-muted hover:bg-raised hover:text-text off:border-line',
        secondary: 'border-line bg-raised text-text hover:border-control hover:bg-highlight',
        danger: 'border-transparent text-muted hover:bg-highlight hover:text-error-text',
      },
      size: {
        sm: 'size-8 rounded-sm [&>svg]:size-4',
        default: 'size-9 rounded-md [&>svg]:size-4.5',
        lg: 'size-11 rounded-md [&>svg]:size-5',
      },
      isPressed: { true: 'border-success bg-success/15 text-success-text' },
    },
    defaultVariants: { variant: 'ghost', size: 'default' },
  },
)

interface IconButtonProps
  extends
    Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed'>,
    VariantProps<typeof iconButtonStyles> {
  /**
   * Accessible name, also shown on hover: the action and its object, e.g. "Remove Voracious Heart".
   */
  label: string
  /** Makes the button a toggle. */
  isPressed?: boolean
  isLoading?: boolean
}

/**
 * A button with an icon and no text, for actions that are repeated in every row. Use a Button for
 * an action that occurs once per page. On touch screens the target is at least 44 px.
 *
 * @example
 * <IconButton label={`Remove ${item.name}`} variant="danger" onClick={remove}>
 *   <Trash2 />
 * </IconButton>
 */
export function IconButton({
  label,
  variant,
  size,
  isPressed,
  isLoading = false,
  type = 'button',
  title = label,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={title}
      aria-pressed={isPressed}
      className={iconButtonStyles({ variant, size, isPressed, className })}
      {...rest}
      {...(isLoading && busyProps)}
    >
      {isLoading ? <Spinner size="sm" /> : children}
    </button>
  )
}
