import { useState } from 'react'
import { useCloseOnBack } from './use-close-on-back'

/**
 * Whether the row of filters is open that narrow pages have behind a button. Back closes a row that
 * the user has opened; one that is open because something is filtered stays.
 */
export function useFilterRow(isFiltered: boolean) {
  const [isOpen, setIsOpen] = useState(isFiltered)
  const [isOpened, setIsOpened] = useState(false)
  const set = (next: boolean) => {
    setIsOpen(next)
    setIsOpened(next)
  }
  useCloseOnBack(isOpened, () => set(false))
  return { isOpen, toggle: () => set(!isOpen) }
}
