import { readFileSync } from 'node:fs'

import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { CLASSES } from '@/game/classes'
import { RARITIES } from '@/game/items'
import { Badge, BADGE_VARIANTS } from '@/ui/badge'

const css = readFileSync('src/styles.css', 'utf8')

describe('Badge', () => {
  it('has a variant for every rarity, class, faction and state', () => {
    expect(BADGE_VARIANTS).toEqual(
      expect.arrayContaining([
        'poor',
        ...RARITIES.map((rarity) => rarity.toLowerCase()),
        ...CLASSES.map(({ slug }) => slug.replace('-', '')),
        'alliance',
        'horde',
        'success',
        'error',
        'warning',
      ]),
    )
  })

  it('every variant except tint sets an attribute that has a colour in styles.css', () => {
    for (const variant of BADGE_VARIANTS.filter((name) => name !== 'tint')) {
      render(<Badge variant={variant}>Badge {variant}</Badge>)
      const attributes = Object.entries(screen.getByText(`Badge ${variant}`).dataset)
      expect(attributes).toHaveLength(1)
      for (const [name, value] of attributes) expect(css).toContain(`[data-${name}='${value}']`)
    }
  })
})
