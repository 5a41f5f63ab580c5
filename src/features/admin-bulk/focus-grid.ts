/** Brings the keyboard into the grid, to the active cell; there is one grid on the page. */
export function focusGrid() {
  document
    .querySelector<HTMLInputElement>('[role="grid"] [role="gridcell"] input')
    ?.focus({ preventScroll: true })
}
