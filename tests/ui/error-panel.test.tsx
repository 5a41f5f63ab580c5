import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ErrorPanel } from '@/ui/messages/error-panel'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const noRetry = () => {}

describe('ErrorPanel', () => {
  it('variant page: shows the specified title, text and buttons, and Refresh Page calls onRefresh', () => {
    const onRefresh = vi.fn<() => void>()
    render(<ErrorPanel variant="page" onRetry={noRetry} onRefresh={onRefresh} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We encountered an unexpected error. Please try refreshing the page or contact support if the problem persists.',
    )
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Try Again',
      'Refresh Page',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Refresh Page' }))
    expect(onRefresh).toHaveBeenCalledOnce()
  })

  it.each(['card', 'inline'] as const)(
    'variant %s: shows the specified title, text and button',
    (variant) => {
      render(<ErrorPanel variant={variant} onRetry={noRetry} />)
      expect(screen.getByText('Error loading content')).toBeVisible()
      expect(screen.getByText("This section couldn't load properly.")).toBeVisible()
      expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
        'Try Again',
      ])
    },
  )

  it.each(['page', 'card', 'inline'] as const)(
    'variant %s: calls onRetry once, 100 ms after Try Again is pressed',
    (variant) => {
      const onRetry = vi.fn<() => void>()
      render(<ErrorPanel variant={variant} onRetry={onRetry} />)
      const button = screen.getByRole('button', { name: 'Try Again' })
      fireEvent.click(button)
      fireEvent.click(button)
      advance(99)
      expect(onRetry).not.toHaveBeenCalled()
      advance(1)
      expect(onRetry).toHaveBeenCalledOnce()
    },
  )

  it('does not call onRetry after it was unmounted', () => {
    const onRetry = vi.fn<() => void>()
    const { unmount } = render(<ErrorPanel onRetry={onRetry} />)
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    unmount()
    vi.advanceTimersByTime(1000)
    expect(onRetry).not.toHaveBeenCalled()
  })
})

function advance(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
