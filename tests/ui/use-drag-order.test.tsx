import { dropIndex, useDragOrder } from '@/ui/lists/use-drag-order'
import { fireEvent, render, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

describe('dropIndex', () => {
  const middles = [10, 30, 50, 70]

  test.each([
    ['at its own position', 1, 30, 1],
    ['one position up', 2, 25, 1],
    ['to the top', 3, -100, 0],
    ['one position down', 1, 55, 2],
    ['to the bottom', 0, 500, 3],
  ])('row dropped %s', (_name, from, middle, expected) => {
    expect(dropIndex(middles, from, middle)).toBe(expected)
  })

  test('always returns an index of the list', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { minLength: 1, maxLength: 30 }),
        fc.nat(29),
        fc.integer(),
        (rows, seed, middle) => {
          const from = seed % rows.length
          const index = dropIndex(rows, from, middle)
          expect(index).toBeGreaterThanOrEqual(0)
          expect(index).toBeLessThan(rows.length)
        },
      ),
    )
  })
})

interface RowsProps {
  onOver: (place: { from: number; to: number } | null) => void
  onDrop: (from: number, to: number) => void
}

function Rows({ onOver, onDrop }: RowsProps) {
  const listRef = useRef<HTMLUListElement>(null)
  const { onPointerDown } = useDragOrder({ listRef, onOver, onDrop })
  return (
    <ul ref={listRef}>
      {['a', 'b', 'c'].map((name) => (
        <li key={name}>
          <button type="button" onPointerDown={onPointerDown}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

function renderRows() {
  const onDrop = vi.fn<(from: number, to: number) => void>()
  const onOver = vi.fn<RowsProps['onOver']>()
  render(<Rows onOver={onOver} onDrop={onDrop} />)
  for (const [index, row] of screen.getAllByRole('listitem').entries()) {
    Object.defineProperties(row, {
      offsetTop: { value: index * 20 },
      offsetHeight: { value: 20 },
    })
  }
  return { onOver, onDrop, handle: screen.getByRole('button', { name: 'a' }) }
}

function startDrag() {
  const { onOver, onDrop, handle } = renderRows()
  fireEvent.pointerDown(handle, { button: 0, clientY: 10 })
  fireEvent.pointerMove(handle, { clientY: 52 })
  return { onOver, onDrop, handle }
}

describe('useDragOrder', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('pointer up: calls onDrop once with the old and new index', () => {
    const { onDrop, handle } = startDrag()
    fireEvent.pointerUp(handle)
    fireEvent.pointerUp(handle)
    expect(onDrop.mock.calls).toEqual([[0, 2]])
  })

  test('over other rows: reports and frames the place of a drop once, until the drag ends', () => {
    const { onOver, handle } = startDrag()
    const list = screen.getByRole('list')
    vi.advanceTimersToNextFrame()
    vi.advanceTimersToNextFrame()
    expect(list.style.getPropertyValue('--drop-top')).toBe('40px')
    fireEvent.pointerMove(handle, { clientY: 32 })
    vi.advanceTimersToNextFrame()
    expect(list.style.getPropertyValue('--drop-top')).toBe('20px')
    expect(list.dataset.sorting).toBe('')
    fireEvent.pointerUp(handle)
    expect(onOver.mock.calls).toEqual([[{ from: 0, to: 2 }], [{ from: 0, to: 1 }], [null]])
    expect(list.dataset.sorting).toBeUndefined()
  })

  test('far below the list: the row stays at its end and is dropped last', () => {
    const { onDrop, handle } = startDrag()
    fireEvent.pointerMove(handle, { clientY: 500 })
    vi.advanceTimersToNextFrame()
    const [row] = screen.getAllByRole('listitem')
    expect(row?.style.transform).toBe('translateY(40px)')
    fireEvent.pointerUp(handle)
    expect(onDrop.mock.calls).toEqual([[0, 2]])
  })

  test.each([
    ['bottom', window.innerHeight - 60, 12],
    ['top', 60, -12],
  ])('at the %s edge: scrolls only after a move towards it', (_edge, clientY, step) => {
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
    const { handle } = renderRows()
    fireEvent.pointerDown(handle, { button: 0, clientY })
    fireEvent.pointerMove(handle, { clientY: clientY + Math.sign(step) * 4 })
    vi.advanceTimersToNextFrame()
    fireEvent.pointerMove(handle, { clientY: clientY - step })
    vi.advanceTimersToNextFrame()
    expect(scrollBy).not.toHaveBeenCalled()
    fireEvent.pointerMove(handle, { clientY: clientY + step })
    vi.advanceTimersToNextFrame()
    expect(scrollBy.mock.calls).toEqual([[0, step]])
    scrollBy.mockRestore()
  })

  test('a handle that is unmounted meanwhile: the drop ends the drag', () => {
    const { onDrop, handle } = startDrag()
    handle.remove()
    fireEvent.pointerUp(document.body)
    expect(onDrop.mock.calls).toEqual([[0, 2]])
    expect(screen.getAllByRole('listitem')[0]?.dataset.dragging).toBeUndefined()
  })

  test('Escape: moves the rows back and does not call onDrop', () => {
    const { onDrop, handle } = startDrag()
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent.pointerUp(handle)
    expect(onDrop).not.toHaveBeenCalled()
    expect(screen.getAllByRole('listitem').map((row) => row.style.transform)).toEqual(['', '', ''])
  })
})
