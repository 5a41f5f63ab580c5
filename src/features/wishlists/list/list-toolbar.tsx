import type { WishlistWithItems } from '@/contract/wishlist'
import { specializationLabel } from '@/game/classes'
import { Button } from '@/ui/button'
import { useCloseOnBack } from '@/ui/use-close-on-back'
import { Input } from '@/ui/fields/input'
import { IconButton } from '@/ui/icon-button'
import { cx } from 'class-variance-authority'
import { Plus, Search, X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

interface ListToolbarProps {
  wishlist: WishlistWithItems
  tabs: ReactNode
  /** Null if there is nothing to search. */
  search: string | null
  onSearch: (search: string) => void
  /** Opens the picker; undefined if it is beside the list. */
  onAddItems: (() => void) | undefined
}

/**
 * The tabs, search and buttons of a list. On wide screens they stay below the top bar. On phones
 * the tabs scroll away, and what remains is one bar: the way back, the name of the list, the
 * buttons and the progress. Everything that stays is sticky; the tabs slide over the name that is
 * below them, so that no listener is needed.
 */
export function ListToolbar(props: ListToolbarProps) {
  const { wishlist, tabs, search, onSearch, onAddItems } = props
  const { name, character, difficulty, specialization, itemCount, obtainedCount } = wishlist
  const [isSearchShown, setSearchShown] = useState(false)
  const fieldRef = useRef<HTMLInputElement>(null)
  const openRef = useRef<HTMLButtonElement>(null)
  const showsSearch = isSearchShown && search !== null
  function show(isShown: boolean) {
    // Phones open the keyboard only if the field gets the focus during the press.
    flushSync(() => setSearchShown(isShown))
    if (!isShown) onSearch('')
    ;(isShown ? fieldRef : openRef).current?.focus()
  }
  useCloseOnBack(showsSearch, () => show(false))
  return (
    <>
      <div
        aria-hidden
        className="sticky top-0 z-20 -mb-12 ml-7.5 grid h-12 content-center bg-ground pr-40 @max-2xs:pr-3 pl-1 leading-4 sm:hidden"
      >
        <p className="truncate text-item font-semibold">{name}</p>
        {/* The end of the name, which tells lists for the same raid apart, is cut off. */}
        <p className="truncate text-xs text-muted">
          {`${difficulty} · ${specializationLabel(character.className, specialization)}`}
        </p>
      </div>
      <div className="sticky-bar relative z-20 flex h-14 items-center gap-2 bg-ground px-3 max-sm:pl-4 @max-2xs:h-auto @max-2xs:py-1 sm:sticky sm:top-16 short:top-12 sm:h-13 sm:rounded-t-lg sm:border-b sm:border-line sm:bg-panel">
        {tabs}
      </div>
      <div
        className={cx(
          'sticky-bar sticky -top-1 z-20 -mt-14 ml-auto flex h-14 w-fit items-center gap-1 pr-3 @max-2xs:static @max-2xs:mt-0 @max-2xs:h-auto sm:top-16 short:top-12 sm:-mt-13 sm:h-13',
          showsSearch ? '@max-2xl:w-full max-sm:pl-4 sm:@max-2xl:pl-3' : '',
        )}
      >
        {search !== null && (
          <>
            <Input
              ref={fieldRef}
              type="search"
              variant="filled"
              // The button beside the field clears it too.
              className="@max-2xl:[&::-webkit-search-cancel-button]:hidden"
              label="Search this list"
              isLabelHidden
              placeholder="Search this list"
              leftIcon={<Search />}
              fieldClassName={cx('min-w-0 flex-1', !showsSearch && '@max-2xl:hidden')}
              value={search}
              onChange={(event) => onSearch(event.target.value)}
            />
            <IconButton
              ref={openRef}
              label={showsSearch ? 'Close search' : 'Open search'}
              className="@2xl:hidden"
              onClick={() => show(!showsSearch)}
            >
              {showsSearch ? <X /> : <Search />}
            </IconButton>
          </>
        )}
        <div className={cx('flex gap-1', showsSearch && '@max-2xl:hidden')}>
          {onAddItems && (
            <Button aria-label="Add items" onClick={onAddItems} className="max-sm:px-3">
              <Plus aria-hidden />
              <span className="@max-sm:hidden">Add</span>
            </Button>
          )}
        </div>
      </div>
      <div aria-hidden className="sticky top-12 z-20 h-0.5 bg-highlight sm:hidden">
        <div
          className="h-full bg-tint"
          style={{ width: `${(100 * (obtainedCount ?? 0)) / (itemCount || 1)}%` }}
        />
      </div>
    </>
  )
}
