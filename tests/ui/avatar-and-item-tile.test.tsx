import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { SLOTS } from '@/game/items'
import { Avatar, initials } from '@/ui/avatar'
import { ItemTile } from '@/ui/item-tile'
import { SlotGlyph } from '@/ui/slot-glyph'

describe('initials', () => {
  it.each([
    ['Frostelle', 'F'],
    ['Frost Mage', 'FM'],
    ['  ysera   dreamwalker  of the dream', 'YD'],
    ['Raider#3000', 'R'],
    ['ämilia Öz', 'ÄÖ'],
    ['', ''],
  ])('returns the initials of %j as %j', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})

describe('Avatar', () => {
  it('shows the initials if the image fails to load, and loads the next src', () => {
    const { rerender, container } = render(<Avatar name="Frost Mage" src="/gone.jpg" />)
    expect(screen.getByRole('img', { name: 'Frost Mage' })).not.toHaveTextContent('FM')
    fireEvent.error(image(container))
    expect(screen.getByRole('img', { name: 'Frost Mage' })).toHaveTextContent('FM')
    rerender(<Avatar name="Frost Mage" src="/new.jpg" />)
    expect(image(container)).toHaveAttribute('src', '/new.jpg')
  })

  it('isDecorative: is hidden from screen readers', () => {
    render(<Avatar name="Frost Mage" isDecorative />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })
})

describe('ItemTile', () => {
  it('shows the slot glyph if the icon fails to load', () => {
    const { container } = render(<ItemTile slot="HEAD" rarity="EPIC" iconUrl="/gone.jpg" />)
    expect(container.querySelector('svg')).toBeNull()
    fireEvent.error(image(container))
    expect(container.querySelector('img')).toBeNull()
    expect(glyph(container)).toBe(glyphOf('HEAD'))
  })

  it('isToken: shows the token glyph instead of the slot glyph', () => {
    const { container } = render(<ItemTile slot="CHEST" rarity="EPIC" isToken />)
    expect(glyph(container)).toBe(glyphOf('TOKEN'))
  })
})

describe('SlotGlyph', () => {
  it('has a different glyph for each of the 16 slots and the tier token', () => {
    const drawings = [...SLOTS, 'TOKEN' as const].map(glyphOf)
    expect(drawings).toHaveLength(17)
    expect(new Set(drawings).size).toBe(17)
  })
})

function image(container: HTMLElement): HTMLImageElement {
  const found = container.querySelector('img')
  if (!found) throw new Error('There is no image')
  return found
}

function glyph(container: HTMLElement) {
  return container.querySelector('path')?.getAttribute('d')
}

function glyphOf(slot: Parameters<typeof SlotGlyph>[0]['slot']) {
  return glyph(render(<SlotGlyph slot={slot} />).container)
}
