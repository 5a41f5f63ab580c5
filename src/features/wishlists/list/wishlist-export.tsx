import type { Guild } from '@/contract/guilds/guild'
import type { WishlistWithItems } from '@/contract/wishlist'
import { useSetSharing } from '@/features/guilds/guilds.mutations'
import { useMemberships } from '@/features/guilds/guilds.queries'
import { downloadFile } from '@/lib/download'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'
import { copyAndTell } from '@/ui/messages/copy-and-tell'
import { Check, ClipboardCopy, FileDown, Share2 } from 'lucide-react'
import { useEditWishlist } from '../edits/edits.mutations'
import { toCsvTable, toText } from './export-list'

/**
 * Shares a wishlist: with the guilds of its character, as text to the clipboard, or as a CSV file.
 */
export function WishlistExport({ wishlist }: { wishlist: WishlistWithItems }) {
  const { character } = wishlist
  const guilds = useMemberships().flatMap((guild) => {
    const own = guild.characters?.find(({ id }) => id === character.id)
    return own && !character.isTransferred ? [{ guild, isShared: own.isShared }] : []
  })
  return (
    <Menu
      align="right"
      trigger={
        <IconButton label="Share list">
          <Share2 />
        </IconButton>
      }
    >
      {guilds.map(({ guild, isShared }) => (
        <ShareWithGuild key={guild.id} guild={guild} isShared={isShared} wishlist={wishlist} />
      ))}
      <MenuItem
        icon={<ClipboardCopy />}
        onSelect={() => void copyAndTell(toText(wishlist), 'List copied')}
      >
        Copy as text
      </MenuItem>
      <MenuItem
        icon={<FileDown />}
        onSelect={() => downloadFile(`${wishlist.name}.csv`, toCsvTable(wishlist), 'text/csv')}
      >
        Save as CSV
      </MenuItem>
    </Menu>
  )
}

interface ShareWithGuildProps {
  guild: Guild
  /** Whether the main wishlists of the character are shared with the guild. */
  isShared: boolean
  wishlist: WishlistWithItems
}

/** Guilds see main wishlists only, so that sharing a list makes it the main one. */
function ShareWithGuild({ guild, isShared, wishlist }: ShareWithGuildProps) {
  const { character, isMainWishlist } = wishlist
  const edit = useEditWishlist()
  const { mutate } = useSetSharing(guild)
  const isSeen = isShared && isMainWishlist
  return (
    <MenuItem
      icon={isSeen ? <Check /> : <Share2 />}
      onSelect={() => {
        if (!isMainWishlist) edit(wishlist, { type: 'main', isMain: true })
        if (!isShared || isSeen) {
          const { id, name } = character
          mutate({ characterId: id, characterName: name, isShared: !isShared })
        }
      }}
    >
      {isSeen
        ? `Stop sharing ${character.name} with ${guild.name}`
        : `Share ${isMainWishlist ? 'main lists' : 'as main list'} with ${guild.name}`}
    </MenuItem>
  )
}
