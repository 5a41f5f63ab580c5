import type { WishlistId } from '@/contract/ids'
import { useKeptState } from './use-kept-state'
import { pressedKey } from '@/lib/pressed-key'
import { useDocumentEvent } from '@/lib/use-document-event'
import { useMediaQuery } from '@/lib/use-media-query'
import { useCallback, useRef } from 'react'
import type { PickerFilter } from './picker-filter'

export type PickerPlace = ReturnType<typeof usePickerPlace>

/** The part of the picker's sheet that gets the focus when it opens; null while it is closed. */
type Picking = 'list' | 'search' | null

/** The picker without a slot, boss or type. */
const NO_FILTER: PickerFilter = { slot: undefined, boss: undefined, type: undefined }

/** At this width the picker is beside the list; on narrower screens it is a sheet. */
const WIDE = '(min-width: 72rem)'

/** Where the picker of a list is and whether it is open, and what opens and focuses it. */
export function usePickerPlace(
  wishlistId: WishlistId,
  onFilterChange: (change: PickerFilter) => void,
) {
  const isBeside = useMediaQuery(WIDE)
  const [picking, setPicking] = useKeptState<Picking>(`picking ${wishlistId}`, null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { searchRef, focusSearch } = useSearchFocus()
  useSlashKey(() => (isBeside ? focusSearch() : setPicking('search')))
  return {
    isBeside,
    isOpen: isBeside || picking !== null,
    startsInSearch: picking === 'search',
    headingRef,
    searchRef,
    /** Shows the items of a slot or a boss. */
    openAt(change: PickerFilter) {
      onFilterChange({ ...NO_FILTER, ...change })
      if (isBeside) headingRef.current?.focus()
      else setPicking('list')
    },
    close() {
      setPicking(null)
      // The address is that of the list again.
      onFilterChange(NO_FILTER)
    },
  }
}

/** The picker's search, which is focused as soon as it is rendered. */
function useSearchFocus() {
  const field = useRef<HTMLInputElement>(null)
  const isWanted = useRef(false)
  const searchRef = useCallback((element: HTMLInputElement | null) => {
    field.current = element
    if (isWanted.current) element?.focus()
    isWanted.current = false
  }, [])
  const focusSearch = () => {
    isWanted.current = field.current === null
    field.current?.focus()
  }
  return { searchRef, focusSearch }
}

/** Elements in which "/" is typed as text, and dialogs, from which the focus must not move away. */
const BUSY = 'input, textarea, select, [role="dialog"], [role="alertdialog"]'

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest(BUSY) !== null)
  )
}

/** Calls `onSlash` when "/" is pressed anywhere on the page, except in a text field or a dialog. */
function useSlashKey(onSlash: () => void) {
  useDocumentEvent('keydown', (event) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (pressedKey(event) !== '/' || hasModifier || isBusy(event.target)) return
    event.preventDefault()
    onSlash()
  })
}
