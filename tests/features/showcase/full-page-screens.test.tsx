import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ShowcasePage } from '@/features/showcase/components/showcase-page'

it('a full-page screen covers the showcase, and returns the focus to its button on closing', async () => {
  render(<ShowcasePage />)
  await userEvent.click(screen.getByRole('button', { name: 'Loading screen' }))
  expect(screen.getByText('Loading…')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the components' }))
  expect(screen.queryByText('Loading…')).toBeNull()
  expect(screen.getByRole('button', { name: 'Loading screen' })).toHaveFocus()
})
