import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { toast } from '@/ui/messages/toast'
import { Toaster } from '@/ui/messages/toaster'

/** Sonner removes a toast this long after its display time (docs/specification.md, section 9). */
const REMOVAL_MS = 200

const UNDO = { label: 'Undo', onClick: () => {} }

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  act(() => {
    toast.dismiss()
    vi.runAllTimers()
  })
  vi.useRealTimers()
})

function showToast(show: () => unknown) {
  act(() => {
    show()
    // Sonner measures a new toast in the next frame.
    vi.advanceTimersByTime(0)
  })
}

function pressUndo(target: Element = document.body) {
  act(() => void fireEvent.keyDown(target, { key: 'z', code: 'KeyZ', ctrlKey: true }))
}

function advance(milliseconds: number) {
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
  ])('%s: disappears after its display time', (_kind, show, duration) => {
    showToast(show)
    advance(duration - 100)
    expect(screen.getByText('Done')).toBeInTheDocument()
    advance(100 + REMOVAL_MS + 50)
    expect(screen.queryByText('Done')).not.toBeInTheDocument()
  })

  it('with a button to dismiss it: stays until that button is pressed', () => {
    showToast(() => toast.info('New', { dismissLabel: 'Later', action: UNDO }))
    advance(600_000)
    fireEvent.click(screen.getByRole('button', { name: 'Later' }))
    advance(50)
    advance(REMOVAL_MS + 50)
    expect(screen.queryByText('New')).not.toBeInTheDocument()
  })

  it('loading: stays until it is dismissed', () => {
    showToast(() => toast.loading('Importing…', { id: 'import' }))
    advance(600_000)
    expect(screen.getByText('Importing…')).toBeInTheDocument()
    act(() => toast.dismiss('import'))
    // Sonner handles the dismissal in the next frame.
    advance(50)
    advance(REMOVAL_MS + 50)
    expect(screen.queryByText('Importing…')).not.toBeInTheDocument()
  })

  it('loading: is replaced by a toast with the same id, which disappears after its display time', () => {
    showToast(() => toast.loading('Importing…', { id: 'import' }))
    showToast(() => toast.success('Imported', { id: 'import' }))
    expect(screen.queryByText('Importing…')).not.toBeInTheDocument()
    expect(screen.getByText('Imported')).toBeInTheDocument()
    advance(4000 + REMOVAL_MS + 50)
    expect(screen.queryByText('Imported')).not.toBeInTheDocument()
  })

  it('action: shows a button that runs the action', () => {
    const undo = vi.fn<() => void>()
    showToast(() => toast.success('Removed', { action: { label: 'Undo', onClick: undo } }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
  })

  it.each(['Undo', 'Later'])(
    'beside another toast: %s returns the focus to the element that had it',
    (name) => {
      render(<button type="button">Before</button>)
      const before = screen.getByRole('button', { name: 'Before' })
      showToast(() => toast.success('Moved'))
      showToast(() => toast.success('Removed', { dismissLabel: 'Later', action: UNDO }))
      act(() => before.focus())
      const button = screen.getByRole('button', { name })
      act(() => button.focus())
      fireEvent.click(button)
      advance(50)
      advance(REMOVAL_MS + 50)
      expect(screen.queryByText('Removed')).not.toBeInTheDocument()
      expect(before).toHaveFocus()
    },
  )

  it.each([
    ['success', () => toast.success('Done', { undo: () => {} })],
    ['error', () => toast.error('Done', { action: UNDO })],
  ])('%s with an action: stays until it is dismissed', (_kind, show) => {
    showToast(show)
    advance(600_000)
    expect(screen.getByText('Done')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    advance(REMOVAL_MS + 50)
    expect(screen.queryByText('Done')).not.toBeInTheDocument()
  })

  it('dismissing one that offers Undo dismisses all that do', () => {
    showToast(() => toast.success('Removed A', { undo: () => {} }))
    showToast(() => toast.error('Not saved', { action: UNDO }))
    showToast(() => toast.success('Removed B', { undo: () => {} }))
    const latest = screen.getByText('Removed B').closest('li')
    fireEvent.click(within(latest ?? document.body).getByRole('button', { name: 'Dismiss' }))
    advance(50)
    advance(REMOVAL_MS + 50)
    expect(screen.queryByText(/Removed/)).not.toBeInTheDocument()
    expect(screen.getByText('Not saved')).toBeInTheDocument()
    pressUndo()
    expect(screen.getByText('Not saved')).toBeInTheDocument()
  })

  it('Ctrl+Z runs the Undo of the latest toast, then the one before, but not in a text field', () => {
    const undone: string[] = []
    const remove = (name: string, id?: string) =>
      showToast(() => toast.success(`Removed ${name}`, { id, undo: () => undone.push(name) }))
    remove('A', 'a')
    remove('B')
    // In the place of the first, but the latest.
    remove('C', 'a')
    render(<input aria-label="Note" />)
    pressUndo(screen.getByRole('textbox', { name: 'Note' }))
    expect(undone).toEqual([])
    pressUndo()
    pressUndo()
    pressUndo()
    expect(undone).toEqual(['C', 'B'])
    advance(50)
    advance(REMOVAL_MS + 50)
    expect(screen.queryByText(/Removed/)).not.toBeInTheDocument()
  })

  it('description: is shown', () => {
    showToast(() => toast.warning('Slow', { description: 'Battle.net answers slowly.' }))
    expect(screen.getByText('Battle.net answers slowly.')).toBeInTheDocument()
  })
})
