import type { Guild } from '@/contract/guilds/guild'
import type { BoardFilter } from '@/features/guild-board/board/board-items'
import type { ChosenRaid } from '@/features/guild-board/choose-raid'
import { lazyDialog } from '@/lib/load-later'
import { Button } from '@/ui/button'
import { Menu, MenuItem } from '@/ui/menu'
import { ClipboardCopy } from 'lucide-react'
import { useState } from 'react'

const PriorityDialog = lazyDialog(async () => (await import('./priority-dialog')).PriorityDialog)
const DiscordDialog = lazyDialog(async () => (await import('./discord-dialog')).DiscordDialog)

export interface CopyProps {
  guild: Guild
  choice: ChosenRaid
  /** What the board shows. */
  filter: BoardFilter
}

/** The menu with which the board is copied for other programs. */
export function CopyMenu(props: CopyProps) {
  const [opened, setOpened] = useState<'priority' | 'discord' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <Menu
        align="right"
        trigger={
          <Button variant="ghost" size="sm" className="max-lg:px-3">
            <ClipboardCopy aria-hidden />
            <span className="max-lg:sr-only">
              Copy <span className="sr-only">board</span>
            </span>
          </Button>
        }
      >
        <MenuItem onSelect={() => setOpened('priority')}>Copy for RCLootCouncil</MenuItem>
        <MenuItem onSelect={() => setOpened('discord')}>Copy for Discord</MenuItem>
      </Menu>
      <PriorityDialog open={opened === 'priority'} onOpenChange={close} {...props} />
      <DiscordDialog open={opened === 'discord'} onOpenChange={close} {...props} />
    </>
  )
}
