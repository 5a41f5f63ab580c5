import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const cardStyles = cva('rounded-lg border', {
  variants: {
    variant: {
      default: 'border-line bg-panel',
      elevated: 'border-line bg-raised shadow-raised',
      overlay: 'border-line bg-raised shadow-overlay',
    },
    padding: { none: '', sm: 'p-3', default: 'p-4 sm:p-5', lg: 'p-6 sm:p-8' },
    /**
     * Adds a bar in the inherited tint (data-class, data-rarity, data-difficulty) on the left edge.
     */
    isTinted: { true: 'tint-bar bg-linear-to-r from-tint-wash to-panel' },
  },
  defaultVariants: { variant: 'default', padding: 'default' },
})

type CardProps = ComponentProps<'div'> & VariantProps<typeof cardStyles>

/**
 * A panel that groups related content. Use default on the page, elevated inside or among other
 * cards, overlay above the page.
 *
 * @example <Card isTinted data-class="mage"><h3 className="text-tint-text">Frostelle</h3></Card>
 */
export function Card({ variant, padding, isTinted, className, ...rest }: CardProps) {
  return <div className={cardStyles({ variant, padding, isTinted, className })} {...rest} />
}
