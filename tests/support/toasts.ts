import { screen } from '@testing-library/react'
import { toast } from '@/ui/toast'

const MARKER = 'All earlier toasts are shown'

/** The toasts that are shown. */
export function toasts(): Element[] {
  const shown = [...document.querySelectorAll('[data-sonner-toast]')]
  return shown.filter(({ textContent }) => !textContent.includes(MARKER))
}

/**
 * The toasts that were requested before this call, for tests that expect none. The code that shows toasts
 * is loaded late; it shows them in order, so this function requests one more and waits for it.
 */
export async function allToasts(): Promise<Element[]> {
  const id = toast.info(MARKER)
  await screen.findByText(MARKER)
  toast.dismiss(id)
  return toasts()
}
