/** The usual limit between the two presses of a double press. */
const DOUBLE_PRESS_MS = 500
/** A finger does not meet the same pixel twice. */
const SAME_PLACE_PX = 20

type Place = Pick<MouseEvent, 'clientX' | 'clientY'>

let lastPress: MouseEvent | undefined
window.addEventListener('click', (press) => (lastPress = press), { capture: true })

/**
 * Ignores a second press in the place of the last press. For what a press has opened or closed: the
 * second press of a double press would meet what is there now.
 */
export function ignorePressAgain() {
  if (lastPress) ignoreSecondPress(lastPress)
}

/**
 * Ignores presses in the place of a press for half a second, or until the user presses elsewhere.
 * For a button that its own press takes away: the second press of a double press would meet what is
 * below it, e.g. the next row.
 * @param press the click on the button; keys and assistive technologies click at 0, 0
 */
export function ignoreSecondPress({ clientX, clientY }: Place) {
  if (clientX === 0 && clientY === 0) return
  const isSamePlace = (at: Place) =>
    Math.hypot(at.clientX - clientX, at.clientY - clientY) <= SAME_PLACE_PX
  const ignore = (event: MouseEvent) => {
    if (isSamePlace(event)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.type === 'pointerdown') stop()
  }
  const stop = () => {
    window.removeEventListener('click', ignore, { capture: true })
    window.removeEventListener('pointerdown', ignore, { capture: true })
  }
  window.addEventListener('click', ignore, { capture: true })
  window.addEventListener('pointerdown', ignore, { capture: true })
  setTimeout(stop, DOUBLE_PRESS_MS)
}
