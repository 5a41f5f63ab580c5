import type { CharacterId, WishlistId } from '@/contract/ids'
import type { WishlistWithItems } from '@/contract/wishlist'
import { useGearImport } from '@/features/gear/use-gear-import'
import { Breadcrumb } from '@/ui/breadcrumb'
import { MenuItem } from '@/ui/menu'
import { Link } from '@tanstack/react-router'
import { Backpack } from 'lucide-react'
import { memo } from 'react'
import { ListName } from '../components/list-name'
import { useRenaming } from '../components/use-renaming'
import type { WishlistEdit } from '../edits/edits'
import { describeEffects, effectsOfGear } from './import-effect'
import { TickOwned } from './tick-owned'
import { useGainActions } from './use-gain-actions'
import { WishlistExport } from './wishlist-export'
import { WishlistFacts } from './wishlist-facts'
import { WishlistMenu } from './wishlist-menu'

interface WishlistHeadProps {
  wishlist: WishlistWithItems
  isLocked: boolean
  onEdit: (edit: WishlistEdit) => void
  onDeleted: (characterId: CharacterId) => void
  onDuplicated: (wishlistId: WishlistId) => void
}

/** The name of a wishlist with its facts and menus. On phones the menus are in the page's bar. */
export const WishlistHead = memo(function WishlistHead(props: WishlistHeadProps) {
  const { wishlist, isLocked, onEdit, onDeleted, onDuplicated } = props
  const { character } = wishlist
  const renaming = useRenaming(wishlist, { hasOfflineEdits: true })
  const gains = useGainActions(wishlist, { isLocked }, onEdit, onDuplicated)
  const gearImport = useGearImport(character, (owned) =>
    describeEffects(effectsOfGear(wishlist.items, owned, wishlist)),
  )
  return (
    <>
      <Breadcrumb
        isBar
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
        ]}
      />
      <header className="flex flex-col border-l-4 border-tint px-3 max-sm:bg-ground sm:flex-row sm:items-center sm:gap-4 sm:pr-0 sm:pl-4">
        <div className={renaming.field ? 'min-w-0 flex-1' : 'min-w-0 sm:max-w-3/5 sm:shrink-0'}>
          <h1
            tabIndex={-1}
            className={
              renaming.field
                ? 'sr-only'
                : 'font-display text-xl text-balance break-words sm:text-2xl lg:text-3xl'
            }
          >
            <ListName name={wishlist.name} />
          </h1>
          {renaming.field}
        </div>
        <WishlistFacts wishlist={wishlist} />
        <div className="absolute top-0.5 right-1 z-20 flex sm:static">
          <WishlistExport wishlist={wishlist} />
          <WishlistMenu
            wishlist={wishlist}
            isLocked={isLocked}
            {...renaming.menu}
            onDeleted={() => onDeleted(character.id)}
            onDuplicated={onDuplicated}
          >
            <TickOwned wishlist={wishlist} onEdit={onEdit} />
            {gains.menuItems}
            {gearImport.isOffered && (
              <MenuItem icon={<Backpack />} onSelect={gearImport.start}>
                Gear (/simc)
              </MenuItem>
            )}
          </WishlistMenu>
        </div>
      </header>
      {gains.dialogs}
      {gearImport.dialog}
    </>
  )
})
