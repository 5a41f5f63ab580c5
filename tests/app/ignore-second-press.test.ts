import { ignoreSecondPresses } from '@/app/ignore-second-press'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const pressed: string[] = []
let stop: () => void

beforeEach(() => {
  // jsdom has no layout: everything in the document is at the place of the press.
  document.elementsFromPoint = () => [...document.body.querySelectorAll('*')]
  pressed.length = 0
  stop = ignoreSecondPresses()
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Adds a button that is removed when it is pressed. */
function addButton(name: string) {
  const button = document.createElement('button')
  button.append(document.createElement('svg'))
  button.addEventListener('click', () => {
    pressed.push(name)
    button.remove()
  })
  document.body.append(button)
  return button
}

function press(button: Element, { at = 0, x = 40, detail = 1 } = {}) {
  const event = new MouseEvent('click', { bubbles: true, clientX: x, clientY: 40, detail })
  Object.defineProperty(event, 'timeStamp', { value: at })
  button.dispatchEvent(event)
}

it('ignores a press in the same place within half a second after the pressed button has gone', () => {
  const [first, second, third] = [addButton('first'), addButton('second'), addButton('third')]
  press(first)
  press(second, { at: 250, x: 45 })
  expect(pressed).toEqual(['first'])
  press(second, { at: 600 })
  press(third, { at: 700, x: 90 })
  expect(pressed).toEqual(['first', 'second', 'third'])
})

it('does not ignore keys, nor a second press while the first button is still there', () => {
  const [first, second] = [addButton('first'), addButton('second')]
  press(first)
  press(second, { at: 100, detail: 0 })
  expect(pressed).toEqual(['first', 'second'])

  const toggle = document.createElement('button')
  toggle.append(document.createElement('svg'))
  // As an icon that changes with the state.
  toggle.addEventListener('click', () => {
    pressed.push('toggle')
    toggle.replaceChildren()
  })
  document.body.append(toggle)
  press(toggle.children[0] ?? toggle, { at: 1000 })
  press(toggle, { at: 1100 })
  expect(pressed).toEqual(['first', 'second', 'toggle', 'toggle'])
})
