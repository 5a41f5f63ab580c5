/** The usual limit between the two presses of a double press. */
const DOUBLE_PRESS_MS = 500
/** A finger does not meet the same pixel twice. */
const SAME_PLACE_PX = 20

/** What a press can be meant for. */
const CONTROL = 'a, button, input, label, select, summary, textarea, [role]'

/**
 * Ignores the second press of a double press if what was pressed first is no longer there: after
 * "Remove" the next row is under the finger, after a sheet has closed the navigation.
 * @returns a function that stops it
 */
export function ignoreSecondPresses(): () => void {
  let first: { control: Element; at: number; x: number; y: number } | null = null
  const onClick = (event: MouseEvent) => {
    const { target, timeStamp: at, clientX: x, clientY: y } = event
    // Keys and assistive technologies press without a place; their clicks have no count.
    if (event.detail === 0 || !(target instanceof Element)) return
    const isSecond =
      first !== null &&
      at - first.at < DOUBLE_PRESS_MS &&
      Math.hypot(x - first.x, y - first.y) < SAME_PLACE_PX
    if (isSecond && first && !document.elementsFromPoint(x, y).includes(first.control)) {
      event.preventDefault()
      event.stopPropagation()
    } else {
      first = { control: target.closest(CONTROL) ?? target, at, x, y }
    }
  }
  window.addEventListener('click', onClick, { capture: true })
  return () => window.removeEventListener('click', onClick, { capture: true })
}
