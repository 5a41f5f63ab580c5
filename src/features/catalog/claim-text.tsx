import { BEST_IN_SLOT, OFF_SPEC } from '@/contract/claims'
import { cx } from 'class-variance-authority'

interface ClaimTextProps {
  claim: string
  className?: string
}

/** The claim of a wish in its colour. */
export function ClaimText({ claim, className }: ClaimTextProps) {
  return (
    <span
      className={cx(
        'whitespace-nowrap',
        claim === BEST_IN_SLOT && 'font-semibold text-accent',
        claim === OFF_SPEC && 'text-warning-text',
        className,
      )}
    >
      {claim}
    </span>
  )
}
