import type { WishlistId } from '@/contract/ids'
import { useKeptState } from './use-kept-state'
import { useCharacterKey } from '@/lib/use-page-keys'
import { useMediaQuery } from '@/lib/use-media-query'
import { BESIDE } from '@/ui/beside-query'
import { useCallback, useRef } from 'react'
import type { PickerFilter } from './picker-filter'

export type PickerPlace = ReturnType<typeof usePickerPlace>

/** The part of the picker's sheet that gets the focus when it opens; null while it is closed. */
type Picking = 'list' | 'search' | null

/** The picker without a slot, boss or type. */
const NO_FILTER: PickerFilter = { slot: undefined, boss: undefined, type: undefined }

/** Where the picker of a list is and whether it is open, and what opens and focuses it. */
export function usePickerPlace(
  wishlistId: WishlistId,
  onFilterChange: (change: PickerFilter) => void,
) {
  const isBeside = useMediaQuery(BESIDE)
  const [picking, setPicking] = useKeptState<Picking>(`picking ${wishlistId}`, null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { searchRef, focusSearch } = useSearchFocus()
  useCharacterKey('/', () => (isBeside ? focusSearch() : setPicking('search')))
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
