import { hasRank, type Guild } from '@/contract/guilds/guild'
import { lazyDialog } from '@/lib/load-later'
import { Button } from '@/ui/button'
import { FileUp } from 'lucide-react'
import { useState } from 'react'

const ImportDialog = lazyDialog(async () => (await import('./import-dialog')).ImportDialog)

/** Opens the import of a history. Renders nothing for members who are no officers. */
export function ImportButton({ guild }: { guild: Guild }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!hasRank(guild, 'Officer')) return null
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <FileUp aria-hidden />
        Import
      </Button>
      <ImportDialog open={isOpen} onOpenChange={setIsOpen} guild={guild} />
    </>
  )
}
