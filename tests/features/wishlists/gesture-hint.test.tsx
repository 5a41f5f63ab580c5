import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { GestureHint } from '@/features/wishlists/list/gesture-hint'

beforeEach(() => localStorage.clear())

const hint = () => screen.queryByText(/^Hold a row to move it/)

it('the hint about gestures does not come back after it was dismissed', async () => {
  const { unmount } = render(<GestureHint isUsed={false} />)
  expect(hint()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss hint' }))
  expect(hint()).toBeNull()
  unmount()
  render(<GestureHint isUsed={false} />)
  expect(hint()).toBeNull()
})

it('the hint about gestures does not come back after one was used', () => {
  const { rerender, unmount } = render(<GestureHint isUsed={false} />)
  rerender(<GestureHint isUsed />)
  expect(hint()).toBeNull()
  unmount()
  render(<GestureHint isUsed={false} />)
  expect(hint()).toBeNull()
})
