import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { HELD_TYPES, SLOTS } from '@/game/items'
import { env } from '@/lib/env'
import { Avatar, initials } from '@/ui/pictures/avatar'
import { ItemTile, type TileItem } from '@/ui/pictures/item-tile'
import { SlotGlyph } from '@/ui/pictures/slot-glyph'

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

const HELM: TileItem = { rarity: 'EPIC', itemSlot: 'HEAD', isTokenItem: false }

describe('ItemTile', () => {
  it('shows the glyph if the icon fails to load', () => {
    const { container } = render(<ItemTile item={{ ...HELM, iconUrl: '/gone.jpg' }} />)
    expect(container.querySelector('svg')).toBeNull()
    fireEvent.error(image(container))
    expect(container.querySelector('img')).toBeNull()
    expect(glyphs(container)).toEqual(glyphsOf(HELM))
  })

  it('loads a stored icon from the backend, and other icons from their own URL', () => {
    const { container, rerender } = render(<ItemTile item={{ ...HELM, iconUrl: '/icons/1f' }} />)
    expect(image(container)).toHaveAttribute('src', `${env.apiUrl}/icons/1f`)
    rerender(<ItemTile item={{ ...HELM, iconUrl: 'https://example.org/a.png' }} />)
    expect(image(container)).toHaveAttribute('src', 'https://example.org/a.png')
  })

  it('has a different glyph for each weapon type, shield, off-hand, armor slot and a warglaive', () => {
    const held = HELD_TYPES.map((itemType) => ({ ...HELM, itemSlot: 'MAIN_HAND', itemType }))
    const worn = SLOTS.slice(0, SLOTS.indexOf('MAIN_HAND')).map((itemSlot) => ({
      ...HELM,
      itemSlot,
      itemType: 'Plate Armor',
    }))
    const warglaive = { ...HELM, itemType: 'One-Handed Sword', classes: ['Demon Hunter'] }
    const drawings = [...held, ...worn, warglaive].map((item) => glyphsOf(item).join(' '))
    expect(drawings).toHaveLength(29)
    expect(new Set(drawings).size).toBe(29)
  })

  it('shows a weapon in the off hand with the glyph of its type', () => {
    const dagger = { ...HELM, itemSlot: 'MAIN_HAND', itemType: 'Dagger' }
    expect(glyphsOf(dagger, 'OFF_HAND')).toEqual(glyphsOf(dagger))
  })

  it('shows a tier token as the slot that it is wished for, in the shape of a token', () => {
    const token = { ...HELM, itemSlot: null, isTokenItem: true }
    const [shape, glyph] = glyphsOf(token, 'LEGS')
    expect(glyph).toBe(glyphsOf({ ...HELM, itemSlot: 'LEGS' })[0])
    expect(glyphsOf(token)[0]).toBe(shape)
    expect(glyphsOf(token)[1]).not.toBe(glyph)
  })
})

describe('SlotGlyph', () => {
  it('has a different glyph for each of the 16 slots', () => {
    const drawings = SLOTS.map((slot) => glyphs(render(<SlotGlyph slot={slot} />).container)[0])
    expect(new Set(drawings).size).toBe(16)
  })
})

function image(container: HTMLElement): HTMLImageElement {
  const found = container.querySelector('img')
  if (!found) throw new Error('There is no image')
  return found
}

/** The paths of the glyph, of a tier token with its shape first. */
function glyphs(container: HTMLElement) {
  return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
}

function glyphsOf(item: TileItem, slot?: string) {
  return glyphs(render(<ItemTile item={item} slot={slot} />).container)
}
