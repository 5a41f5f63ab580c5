import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'

function renderMenu() {
  const onDuplicate = vi.fn<() => void>()
  const onDelete = vi.fn<() => void>()
  render(
    <Menu trigger={<button type="button">More actions</button>}>
      <MenuItem icon={<svg data-testid="icon" />} onSelect={onDuplicate}>
        Duplicate
      </MenuItem>
      <MenuItem isDisabled>Mark as main</MenuItem>
      <MenuItem asChild icon={<svg data-testid="link-icon" />}>
        <a href="/profile">Profile</a>
      </MenuItem>
      <MenuSeparator />
      <MenuItem isDanger onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>,
  )
  return { onDuplicate, onDelete, trigger: screen.getByRole('button', { name: 'More actions' }) }
}

describe('Menu', () => {
  it('keyboard: opens on Enter, arrow keys skip disabled items, Enter runs the item and closes', async () => {
    const { trigger, onDelete } = renderMenu()
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}')
    expect(onDelete).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(trigger).toHaveFocus()
  })

  it('closes on Escape without running an item', async () => {
    const { trigger, onDuplicate, onDelete } = renderMenu()
    await userEvent.click(trigger)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(trigger).toHaveFocus()
    expect(onDuplicate).not.toHaveBeenCalled()
    expect(onDelete).not.toHaveBeenCalled()
  })

  it.each([
    ['low', true, 'right'],
    ['high', false, 'bottom'],
  ])('a %s window (%s): opens on the %s', async (_name, matches, side) => {
    const query = window.matchMedia('')
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(query, { matches }))
    const { trigger } = renderMenu()
    await userEvent.click(trigger)
    expect(screen.getByRole('menu')).toHaveAttribute('data-side', side)
  })

  it('stays open when a toast that disappears returns the focus to its button', async () => {
    const { trigger } = renderMenu()
    await userEvent.click(trigger)
    trigger.focus()
    expect(screen.getByRole('menu')).toHaveFocus()
  })

  it('MenuItem asChild: renders the link as the item, with the icon inside', async () => {
    const { trigger } = renderMenu()
    await userEvent.click(trigger)
    const link = screen.getByRole('menuitem', { name: 'Profile' })
    expect(link).toHaveAttribute('href', '/profile')
    expect(link).toContainElement(screen.getByTestId('link-icon'))
  })

  it.each([
    ['left', 'start'],
    ['right', 'end'],
  ] as const)('align="%s" aligns the menu with that edge of the trigger', async (align, edge) => {
    render(
      <Menu align={align} trigger={<button type="button">More</button>}>
        <MenuItem>Duplicate</MenuItem>
      </Menu>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getByRole('menu')).toHaveAttribute('data-align', edge)
  })
})
