import { useRowGestures } from '@/ui/lists/use-row-gestures'
import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'

const onSwipe = vi.fn<(row: HTMLElement) => void>()

function List() {
  const list = useRef<HTMLUListElement>(null)
  useRowGestures(list, { onHold: () => false, onSwipe })
  return (
    <ul ref={list}>
      <li data-row>Row</li>
    </ul>
  )
}

test('the first press on a row can be a gesture', async () => {
  const fine = window.matchMedia('')
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(fine, { matches: true }))
  render(<List />)
  await vi.dynamicImportSettled()
  const row = screen.getByText('Row')
  const at = { pointerType: 'touch', isPrimary: true, pointerId: 1, clientX: 200, clientY: 50 }
  fireEvent.pointerDown(row, at)
  fireEvent.pointerMove(row, { ...at, clientX: 120 })
  expect(onSwipe).toHaveBeenCalledWith(row)
})
