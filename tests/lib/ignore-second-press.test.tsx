import { ignoreSecondPress } from '@/lib/ignore-second-press'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const pressed = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  document.body.addEventListener('click', pressed)
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  document.body.removeEventListener('click', pressed)
  pressed.mockReset()
})

const press = (clientX: number, clientY: number) =>
  document.body.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true }))

it('ignores presses in the same place for half a second', () => {
  ignoreSecondPress({ clientX: 40, clientY: 40 })
  press(45, 38)
  expect(pressed).not.toHaveBeenCalled()
  press(90, 40)
  expect(pressed).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(500)
  press(40, 40)
  expect(pressed).toHaveBeenCalledTimes(2)
})

it('ignores nothing more after a press elsewhere', () => {
  ignoreSecondPress({ clientX: 40, clientY: 40 })
  window.dispatchEvent(new MouseEvent('pointerdown', { clientX: 90, clientY: 40 }))
  press(40, 40)
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('a key has no place: nothing is ignored', () => {
  ignoreSecondPress({ clientX: 0, clientY: 0 })
  press(0, 0)
  expect(pressed).toHaveBeenCalledTimes(1)
})
