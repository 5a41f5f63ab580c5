/** The usual limit between the two presses of a double press. */
const DOUBLE_PRESS_MS = 500
/** A finger does not meet the same pixel twice. */
const SAME_PLACE_PX = 20

/**
 * Ignores presses in the place of a press for half a second. For a button that its own press takes
 * away: the second press of a double press would meet what is below it, e.g. the next row.
 * @param press the click on the button; keys and assistive technologies click at 0, 0
 */
export function ignoreSecondPress({ clientX, clientY }: { clientX: number; clientY: number }) {
  if (clientX === 0 && clientY === 0) return
  const ignore = (event: MouseEvent) => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > SAME_PLACE_PX) return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', ignore, { capture: true })
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), DOUBLE_PRESS_MS)
}
