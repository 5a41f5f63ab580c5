import { useState } from 'react'

/**
 * The row that the form of a page edits. It stays the same if it is deleted while the form is open, so
 * that what was typed is not lost with it.
 * @param id the `edit` search parameter
 * @param stored the row with this id; nullish if there is none
 */
export function useOpenedRow<Row extends { id: string }>(
  id: string | undefined,
  stored: Row | null | undefined,
): Row | null {
  const [opened, setOpened] = useState<Row | null>(null)
  if (stored && stored !== opened) setOpened(stored)
  return stored ?? (opened?.id === id ? opened : null)
}
