import type { WishlistWithItems } from '@/contract/wishlist'
import { copyText } from '@/lib/clipboard'
import { downloadFile } from '@/lib/download'
import { MenuItem } from '@/ui/menu'
import { toast } from '@/ui/messages/toast'
import { ClipboardCopy, FileDown } from 'lucide-react'
import { toCsvTable, toText } from './export-list'

/** The commands that copy a list as text and save it as CSV. */
export function ExportItems({ wishlist }: { wishlist: WishlistWithItems }) {
  async function copy() {
    if (await copyText(toText(wishlist))) toast.success('List copied')
    else toast.error('Your browser does not allow copying')
  }

  return (
    <>
      <MenuItem icon={<ClipboardCopy />} onSelect={() => void copy()}>
        Copy as text
      </MenuItem>
      <MenuItem
        icon={<FileDown />}
        onSelect={() => downloadFile(`${wishlist.name}.csv`, toCsvTable(wishlist), 'text/csv')}
      >
        Save as CSV
      </MenuItem>
    </>
  )
}
