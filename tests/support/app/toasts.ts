import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { toast } from '@/ui/messages/toast'

const MARKER = 'All earlier toasts are shown'

/** The toasts that are shown. */
export function toasts(): Element[] {
  const shown = [...document.querySelectorAll('[data-sonner-toast]')]
  return shown.filter(({ textContent }) => !textContent.includes(MARKER))
}

/**
 * The toasts that were requested before this call, for tests that expect none. The code that shows
 * toasts is loaded late; it shows them in order, so this function requests one more and waits for
 * it.
 */
export async function allToasts(): Promise<Element[]> {
  const id = toast.info(MARKER)
  await screen.findByText(MARKER)
  toast.dismiss(id)
  return toasts()
}

/** Expects that a toast with Undo is taken away: it does not end by itself. */
export const expectTakenAway = (find: () => Element | null) =>
  waitFor(() => expect(find()).toBeNull(), { timeout: 6000 })

/** The button Undo of the newest toast with this text; others may be shown too. */
export async function findUndo(text: string) {
  const toast = (await screen.findAllByText(text)).at(-1)?.closest('li')
  if (!toast) throw new Error(`There is no toast “${text}”`)
  return within(toast).getByRole('button', { name: 'Undo' })
}
