import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The attribute that tints.css maps to the colours of each variant. */
const TINTS = {
  poor: { 'data-rarity': 'POOR' },
  common: { 'data-rarity': 'COMMON' },
  uncommon: { 'data-rarity': 'UNCOMMON' },
  rare: { 'data-rarity': 'RARE' },
  epic: { 'data-rarity': 'EPIC' },
  legendary: { 'data-rarity': 'LEGENDARY' },
  warrior: { 'data-class': 'warrior' },
  paladin: { 'data-class': 'paladin' },
  hunter: { 'data-class': 'hunter' },
  rogue: { 'data-class': 'rogue' },
  priest: { 'data-class': 'priest' },
  deathknight: { 'data-class': 'death-knight' },
  shaman: { 'data-class': 'shaman' },
  mage: { 'data-class': 'mage' },
  warlock: { 'data-class': 'warlock' },
  monk: { 'data-class': 'monk' },
  druid: { 'data-class': 'druid' },
  demonhunter: { 'data-class': 'demon-hunter' },
  evoker: { 'data-class': 'evoker' },
  alliance: { 'data-faction': 'ALLIANCE' },
  horde: { 'data-faction': 'HORDE' },
  success: { 'data-tone': 'success' },
  error: { 'data-tone': 'error' },
  warning: { 'data-tone': 'warning' },
  accent: { 'data-tone': 'accent' },
  neutral: { 'data-tone': 'neutral' },
  /** Uses the inherited tint. */
  tint: {},
} as const

export type BadgeVariant = keyof typeof TINTS
export const BADGE_VARIANTS = Object.keys(TINTS) as BadgeVariant[] // Object.keys() returns string[]

interface BadgeProps extends ComponentProps<'span'> {
  variant?: BadgeVariant
}

/**
 * One or two words that classify an element: rarity, class, faction, state. The default variant is
 * neutral. To colour a badge by value, use `variant="tint"` with `data-difficulty`, `data-class`
 * etc.
 *
 * @example <Badge variant="tint" data-difficulty={list.difficulty}>{list.difficulty}</Badge>
 */
export function Badge({ variant = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      {...TINTS[variant]}
      className={cx(
        'inline-flex max-w-full items-center gap-1 rounded-full border border-tint-line bg-tint-ground px-2.5 py-0.5 text-xs font-medium whitespace-nowrap text-tint-text [&>svg]:size-3 [&>svg]:shrink-0',
        className,
      )}
      {...rest}
    />
  )
}
