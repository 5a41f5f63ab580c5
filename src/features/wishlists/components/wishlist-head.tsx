import type { WishlistWithItems } from '@/contract/wishlist'
import { SimSummary } from '@/features/sims/components/sim-summary'
import { Breadcrumb } from '@/ui/breadcrumb'
import { PageHeader } from '@/ui/page'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { WishlistEdit } from '../edits'
import { RaidName } from './raid-name'
import { useRenaming } from './use-renaming'
import { WishlistActions } from './wishlist-actions'
import { WishlistBadges } from './wishlist-badges'
import { WishlistProgress } from './wishlist-progress'

interface WishlistHeadProps {
  wishlist: WishlistWithItems
  /** Whether a guild has locked the list. */
  isLocked: boolean
  onEdit: (edit: WishlistEdit) => void
  onDeleted: (characterId: string) => void
  /** Called with the id of a list that the user has made from here. */
  onDuplicated: (wishlistId: string) => void
}

/** The name of a wishlist with its facts, progress and menus. */
export const WishlistHead = memo(function WishlistHead(props: WishlistHeadProps) {
  const { wishlist, isLocked, onEdit, onDeleted, onDuplicated } = props
  const { character } = wishlist
  const renaming = useRenaming(wishlist, { hasOfflineEdits: true })
  return (
    <>
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
        field={renaming.field}
        actions={
          <WishlistActions
            wishlist={wishlist}
            isLocked={isLocked}
            renaming={renaming.menu}
            onEdit={onEdit}
            onDeleted={() => onDeleted(character.id)}
            onDuplicated={onDuplicated}
          />
        }
        below={
          <div className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-2 sm:mt-3">
            <WishlistBadges wishlist={wishlist} hasCharacter />
            <div className="w-full sm:w-80">
              <WishlistProgress wishlist={wishlist} />
            </div>
          </div>
        }
      >
        <RaidName wishlist={wishlist} />
        <SimSummary wishlist={wishlist} />
      </PageHeader>
    </>
  )
})
