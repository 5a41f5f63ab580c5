import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { Button, buttonStyles } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'

describe('Button', () => {
  it('does what it says', async () => {
    const onClick = vi.fn<() => void>()
    render(<Button onClick={onClick}>Create Wishlist</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Create Wishlist' }))
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('shows "Loading..." while loading and cannot be pressed again', async () => {
    const onClick = vi.fn<() => void>()
    render(
      <Button isLoading onClick={onClick}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Loading...' })
    expect(button).toBeDisabled()
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
  })

  it('shows the loading text it was given', () => {
    render(
      <Button isLoading loadingText="Creating...">
        Create Wishlist
      </Button>,
    )
    expect(screen.getByRole('button')).toHaveTextContent(/^Creating\.\.\.$/)
  })

  it('submits a form only when told to', async () => {
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

  it('lends its look to a link', () => {
    expect(buttonStyles({ variant: 'outline' })).not.toBe(buttonStyles({ variant: 'primary' }))
    expect(buttonStyles({ className: 'mt-4' })).toMatch(/ mt-4$/)
  })
})

describe('IconButton', () => {
  it('is named by its label and says whether it is pressed', () => {
    render(
      <IconButton label="Main wishlist" isPressed>
        <svg />
      </IconButton>,
    )
    expect(screen.getByRole('button', { name: 'Main wishlist', pressed: true })).toBeEnabled()
  })
})
