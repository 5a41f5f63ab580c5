import { cva } from 'class-variance-authority'

/** The box of input, textarea and select. */
export const controlStyles = cva(
  [
    'w-full rounded-md border text-text transition-colors placeholder:text-faint',
    // 16 px on touch: iOS zooms into the page when a field with smaller text is focused.
    'text-sm touch:text-base',
    'disabled:cursor-not-allowed disabled:not-aria-busy:opacity-50',
  ],
  {
    variants: {
      variant: {
        default: 'bg-ground hover:not-disabled:border-muted',
        filled: 'bg-highlight hover:not-disabled:border-control',
      },
      state: { none: '', error: 'border-error', success: 'border-success' },
    },
    compoundVariants: [
      { variant: 'default', state: 'none', class: 'border-control' },
      { variant: 'filled', state: 'none', class: 'border-transparent border-b-control' },
    ],
    defaultVariants: { variant: 'default', state: 'none' },
  },
)
