/**
 * Keeps the focus on the active cell. Each active cell has an input of its own. When another cell
 * becomes active, its input takes the focus, but only if the focus was in the grid.
 */
export class GridFocus {
  #frame: HTMLElement | null = null
  #input: HTMLInputElement | null = null
  #isInside = false

  /** The scrolling element of the grid. */
  get frame() {
    return this.#frame
  }

  get isInside() {
    return this.#isInside
  }

  /** The ref of the scrolling element. */
  setFrame = (frame: HTMLElement | null) => {
    this.#frame = frame
  }

  /** Call when the focus enters the grid. */
  enter() {
    this.#isInside = true
  }

  /** Call when the focus leaves the grid for another element. */
  leave() {
    this.#isInside = false
  }

  /** Registers the input of the active cell. Returns a function that removes it. */
  attachInput(input: HTMLInputElement) {
    this.#input = input
    const focused = document.activeElement
    // The body has the focus after the focused input was removed.
    const isFree = focused === null || focused === document.body
    const isMovable = isFree || this.#frame?.contains(focused)
    if (this.#isInside && isMovable) input.focus({ preventScroll: true })
    return () => {
      if (this.#input === input) this.#input = null
    }
  }

  /** Moves the focus to the active cell. */
  focusActiveCell() {
    this.#input?.focus({ preventScroll: true })
  }
}
