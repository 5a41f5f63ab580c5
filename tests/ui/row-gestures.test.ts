import { listenToRows, type RowGestures } from '@/ui/lists/row-gestures'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const onHold = vi.fn<RowGestures['onHold']>(() => true)
const onSwipe = vi.fn<RowGestures['onSwipe']>()
const onClick = vi.fn<() => void>()
let stop: () => void

/** A list with one row, and a press of a finger on its button. */
function press(pointerType = 'touch') {
  document.body.innerHTML = '<ul><li data-row><button>Details</button></li></ul>'
  const button = document.querySelector('button')
  const list = document.querySelector('ul')
  if (!button || !list) throw new Error('The list is missing')
  stop = listenToRows(list, { onHold, onSwipe })
  button.addEventListener('click', onClick)
  const at = { pointerType, isPrimary: true, pointerId: 1, clientX: 200, clientY: 50 }
  fireEvent.pointerDown(button, at)
  return { button, at }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.clearAllMocks()
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('a finger that rests holds the row, keeps the page from scrolling and is no press', () => {
  const { button, at } = press()
  vi.advanceTimersByTime(400)
  expect(onHold).toHaveBeenCalledWith(button.closest('li'), { pointerId: 1, clientY: 50 })
  expect(fireEvent.touchMove(button)).toBe(false)
  fireEvent.pointerUp(button, at)
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(fireEvent.touchMove(button)).toBe(true)
})

test('a swipe to the left is reported once and is no press', () => {
  const { button, at } = press()
  fireEvent.pointerMove(button, { ...at, clientX: 160 })
  fireEvent.pointerMove(button, { ...at, clientX: 120 })
  expect(onSwipe).toHaveBeenCalledTimes(1)
  fireEvent.pointerUp(button, at)
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  vi.advanceTimersByTime(400)
  expect(onHold).not.toHaveBeenCalled()
})

test('scrolling, a short press and a mouse are no gestures', () => {
  const { button, at } = press()
  fireEvent.pointerMove(button, { ...at, clientY: 20 })
  fireEvent.pointerMove(button, { ...at, clientX: 100, clientY: 20 })
  vi.advanceTimersByTime(400)
  stop()
  const short = press()
  fireEvent.pointerUp(short.button, short.at)
  fireEvent.click(short.button)
  vi.advanceTimersByTime(400)
  expect(onClick).toHaveBeenCalledTimes(1)
  stop()
  press('mouse')
  vi.advanceTimersByTime(400)
  expect(onHold).not.toHaveBeenCalled()
  expect(onSwipe).not.toHaveBeenCalled()
})
