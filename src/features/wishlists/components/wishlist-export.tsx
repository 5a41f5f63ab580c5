import type { WishlistWithItems } from '@/contract/wishlist'
import { copyText } from '@/lib/clipboard'
import { downloadFile } from '@/lib/download'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'
import { toast } from '@/ui/toast'
import { ClipboardCopy, FileDown, Share2 } from 'lucide-react'
import { toCsvTable, toText } from '../export-list'

/** Exports a wishlist as text to the clipboard, or as a CSV file. */
export function WishlistExport({ wishlist }: { wishlist: WishlistWithItems }) {
  async function copy() {
    if (await copyText(toText(wishlist))) toast.success('List copied')
    else toast.error('Your browser does not allow copying')
  }

  return (
    <Menu
      align="right"
      trigger={
        <IconButton label="Share list">
          <Share2 />
        </IconButton>
      }
    >
      <MenuItem icon={<ClipboardCopy />} onSelect={() => void copy()}>
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
