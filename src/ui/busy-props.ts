import type { ComponentProps } from 'react'

/**
 * Props of a button while its action runs, after all others. It ignores the user, but is not
 * disabled: browsers take the focus away from a disabled button.
 */
export const busyProps: ComponentProps<'button'> = {
  'aria-busy': true,
  'aria-disabled': true,
  // Also keeps a submit button from submitting its form.
  onClick: (event) => event.preventDefault(),
  onPointerDown: undefined,
  onKeyDown: undefined,
}
