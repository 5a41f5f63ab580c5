import type { WishlistWithItems } from '@/contract/wishlist'
import { SLOT_LABELS, type Slot } from '@/game/items'
import { Input } from '@/ui/input'
import { Search } from 'lucide-react'
import { useState, type Ref } from 'react'
import type { WishlistEdit } from '../edits'
import { DropSearch } from './drop-search'
import { SlotChoice } from './slot-choice'
import { SlotItems } from './slot-items'

interface ItemPickerProps {
  wishlist: WishlistWithItems
  slot: Slot
  onSlotChange: (slot: Slot) => void
  onEdit: (edit: WishlistEdit) => void
  searchRef?: Ref<HTMLInputElement>
}

/** Slot first, or by typing a name over all slots: what drops for this character, to be added. */
export function ItemPicker({ wishlist, slot, onSlotChange, onEdit, searchRef }: ItemPickerProps) {
  const [search, setSearch] = useState('')
  const isSearching = search.trim() !== ''
  return (
    <div className="flex flex-col gap-4">
      <Input
        ref={searchRef}
        type="search"
        label={`Search all items of ${wishlist.instance.name}`}
        isLabelHidden
        placeholder="Search all items"
        leftIcon={<Search />}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {isSearching ? (
        <DropSearch wishlist={wishlist} search={search} onEdit={onEdit} />
      ) : (
        <>
          <SlotChoice items={wishlist.items} value={slot} onChange={onSlotChange} />
          <h3 className="sr-only">{SLOT_LABELS[slot]}</h3>
          <SlotItems wishlist={wishlist} slot={slot} onEdit={onEdit} />
        </>
      )}
    </div>
  )
}
