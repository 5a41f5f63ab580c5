import { classTint } from '@/features/characters/describe'
import { SLOT_LABELS, type Slot } from '@/game/items'
import { useMediaQuery } from '@/lib/use-media-query'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Page, PageHeader } from '@/ui/page'
import { Sheet } from '@/ui/sheet'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSlashKey } from '../use-slash-key'
import type { WishlistView } from '../views'
import { useEditableWishlist } from '../wishlists.mutations'
import { ItemPicker } from './item-picker'
import { WishList } from './wish-list'
import { WishlistBadges } from './wishlist-badges'
import { WishlistExport } from './wishlist-export'
import { WishlistMenu } from './wishlist-menu'
import { WishlistProgress } from './wishlist-progress'

interface WishlistPageProps {
  wishlistId: string
  view: WishlistView
  slot: Slot
  onViewChange: (view: WishlistView) => void
  onSlotChange: (slot: Slot) => void
  onDeleted: (characterId: string) => void
  onDuplicated: (wishlistId: string) => void
}

/** From here up list and picker stand side by side; below, the picker is a sheet. */
const WIDE = '(min-width: 64rem)'

/** A list and the picker that fills it. */
export function WishlistPage({
  wishlistId,
  view,
  slot,
  onViewChange,
  onSlotChange,
  onDeleted,
  onDuplicated,
}: WishlistPageProps) {
  const { wishlist, edit } = useEditableWishlist(wishlistId)
  const isWide = useMediaQuery(WIDE)
  const [isPicking, setIsPicking] = useState(false)
  const searchRef = useRef<HTMLInputElement>(null)
  const { character } = wishlist
  useSlashKey(() => {
    if (!isWide) setIsPicking(true)
    // In the sheet the field is there a frame later.
    requestAnimationFrame(() => searchRef.current?.focus())
  })
  const picker = (
    <ItemPicker
      wishlist={wishlist}
      slot={slot}
      onSlotChange={onSlotChange}
      onEdit={edit}
      searchRef={searchRef}
    />
  )

  return (
    <Page data-class={classTint(character.className)}>
      <Breadcrumb
        items={[
          { label: 'Home', render: (link) => <Link to="/" {...link} /> },
          {
            label: `${character.name}'s wishlists`,
            render: (link) => (
              <Link
                to="/characters/$characterId/wishlists"
                params={{ characterId: character.id }}
                {...link}
              />
            ),
          },
          { label: wishlist.name },
        ]}
      />
      <PageHeader
        isTinted
        title={wishlist.name}
        actions={
          <>
            <WishlistExport wishlist={wishlist} />
            <WishlistMenu
              wishlist={wishlist}
              onDeleted={() => onDeleted(character.id)}
              onDuplicated={onDuplicated}
            />
          </>
        }
      >
        <div className="mt-3 flex flex-col gap-3">
          <WishlistBadges wishlist={wishlist} hasCharacter />
          <WishlistProgress wishlist={wishlist} />
        </div>
      </PageHeader>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-5">
        <Card padding="none" className="lg:col-span-3">
          <WishList
            wishlist={wishlist}
            view={view}
            onViewChange={onViewChange}
            onEdit={edit}
            emptyAction={
              isWide ? null : <Button onClick={() => setIsPicking(true)}>Choose items</Button>
            }
          />
        </Card>
        {isWide && (
          <Card className="sticky top-20 max-h-picker overflow-y-auto lg:col-span-2">
            <h2 className="mb-4 text-lg font-semibold">Add items</h2>
            {picker}
          </Card>
        )}
      </div>
      {!isWide && (
        <>
          <div className="sticky bottom-20 z-10 sm:bottom-4">
            <Button size="lg" isFullWidth onClick={() => setIsPicking(true)}>
              <Plus aria-hidden />
              Add items
            </Button>
          </div>
          <Sheet
            side="bottom"
            open={isPicking}
            onOpenChange={setIsPicking}
            title={`Add items: ${SLOT_LABELS[slot]}`}
          >
            {picker}
          </Sheet>
        </>
      )}
    </Page>
  )
}
