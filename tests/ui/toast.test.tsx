import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { toast } from '@/ui/toast'
import { Toaster } from '@/ui/toaster'

/** What Sonner takes to let a toast slide away (spec section 9). */
const REMOVAL_MS = 200

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  act(() => {
    toast.dismiss()
    vi.runOnlyPendingTimers()
  })
  vi.useRealTimers()
})

function showToast(show: () => unknown) {
  act(() => {
    show()
    // Sonner measures a toast in the next frame.
    vi.advanceTimersByTime(0)
  })
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

describe('toast', () => {
  it.each([
    ['success', () => toast.success('Done'), 4000],
    ['error', () => toast.error('Done'), 6000],
    ['error of high severity', () => toast.error('Done', { severity: 'high' }), 8000],
    ['warning', () => toast.warning('Done'), 4500],
    ['info', () => toast.info('Done'), 4000],
  ])('%s stays as long as the spec says', (_kind, show, duration) => {
    showToast(show)
    pass(duration - 100)
    expect(screen.getByText('Done')).toBeInTheDocument()
    pass(100 + REMOVAL_MS + 50)
    expect(screen.queryByText('Done')).not.toBeInTheDocument()
  })

  it('of loading never goes by itself, but when dismissed', () => {
    showToast(() => toast.loading('Importing…', { id: 'import' }))
    pass(600_000)
    expect(screen.getByText('Importing…')).toBeInTheDocument()
    act(() => toast.dismiss('import'))
    // Sonner takes the dismissal up in the next frame.
    pass(50)
    pass(REMOVAL_MS + 50)
    expect(screen.queryByText('Importing…')).not.toBeInTheDocument()
  })

  it('of loading is replaced by the outcome of the same id, which goes in its own time', () => {
    showToast(() => toast.loading('Importing…', { id: 'import' }))
    showToast(() => toast.success('Imported', { id: 'import' }))
    expect(screen.queryByText('Importing…')).not.toBeInTheDocument()
    expect(screen.getByText('Imported')).toBeInTheDocument()
    pass(4000 + REMOVAL_MS + 50)
    expect(screen.queryByText('Imported')).not.toBeInTheDocument()
  })

  it('offers Undo', () => {
    const undo = vi.fn<() => void>()
    showToast(() => toast.success('Removed', { action: { label: 'Undo', onClick: undo } }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
  })

  it('says more where there is more to say', () => {
    showToast(() => toast.warning('Slow', { description: 'Battle.net answers slowly.' }))
    expect(screen.getByText('Battle.net answers slowly.')).toBeInTheDocument()
  })
})
