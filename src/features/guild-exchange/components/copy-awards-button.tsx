import { lazyDialog } from '@/lib/load-later'
import { IconButton } from '@/ui/icon-button'
import { ClipboardCopy } from 'lucide-react'
import { useState } from 'react'
import type { CopiedAwards } from './awards-discord-dialog'

const AwardsDiscordDialog = lazyDialog(
  async () => (await import('./awards-discord-dialog')).AwardsDiscordDialog,
)

/** Opens the messages for Discord about awards. */
export function CopyAwardsButton(props: CopiedAwards) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        size="sm"
        label={`Copy for Discord: ${props.name}`}
        onClick={() => setIsOpen(true)}
      >
        <ClipboardCopy />
      </IconButton>
      <AwardsDiscordDialog open={isOpen} onOpenChange={setIsOpen} {...props} />
    </>
  )
}
