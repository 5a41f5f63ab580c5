/**
 * Keeps the focus on the active cell. Each active cell has an input of its own. When another cell
 * becomes active, its input takes the focus, but only if the focus was in the grid.
 */
export class GridFocus {
  /** The scrolling element of the grid. */
  frame: HTMLElement | null = null
  /** Whether the focus has entered the grid, and has not left it for another element. */
  isInside = false
  #input: HTMLInputElement | null = null

  setFrame = (frame: HTMLElement | null) => {
    this.frame = frame
  }

  /** Registers the input of the active cell. Returns a function that removes it. */
  attachInput(input: HTMLInputElement) {
    this.#input = input
    const focused = document.activeElement
    // The body has the focus after the focused input was removed.
    const isFree = focused === null || focused === document.body
    const isMovable = isFree || this.frame?.contains(focused)
    if (this.isInside && isMovable) input.focus({ preventScroll: true })
    return () => {
      if (this.#input === input) this.#input = null
    }
  }

  focusActiveCell() {
    this.#input?.focus({ preventScroll: true })
  }

  /** A command after which the active cell has the focus. */
  after(command: () => void) {
    return () => {
      command()
      this.focusActiveCell()
    }
  }
}
