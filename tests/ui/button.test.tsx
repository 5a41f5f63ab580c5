import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'

describe('Button', () => {
  it('isLoading: shows "Loading...", keeps the focus and ignores presses', async () => {
    const onClick = vi.fn<() => void>()
    render(
      <Button isLoading onClick={onClick}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Loading...' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    expect(onClick).not.toHaveBeenCalled()
  })

  it('isLoading with loadingText: shows the loadingText instead of the content', () => {
    render(
      <Button isLoading loadingText="Creating...">
        Create Wishlist
      </Button>,
    )
    expect(screen.getByRole('button')).toHaveTextContent(/^Creating\.\.\.$/)
  })

  it('submits a form only with type="submit"', async () => {
    const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button>Cancel</Button>
        <Button type="submit">Save</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('IconButton', () => {
  it('has its label as accessible name and exposes isPressed', () => {
    render(
      <IconButton label="Main wishlist" isPressed>
        <svg />
      </IconButton>,
    )
    expect(screen.getByRole('button', { name: 'Main wishlist', pressed: true })).toBeEnabled()
  })

  it('shows its label, or another title, on hover', () => {
    const { rerender } = render(<IconButton label="Remove Axe" />)
    expect(screen.getByTitle('Remove Axe')).toHaveAccessibleName('Remove Axe')
    rerender(<IconButton label="Remove Axe" title="Locked" />)
    expect(screen.getByTitle('Locked')).toHaveAccessibleName('Remove Axe')
  })
})
