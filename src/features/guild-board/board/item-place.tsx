import type { Guild } from '@/contract/guilds/guild'
import { lazyDialog } from '@/lib/load-later'
import { useCharacterKey } from '@/lib/use-page-keys'
import { EmptyState } from '@/ui/messages/empty-state'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import type { BoardItem } from './board-items'
import type { ChosenRaid } from '../choose-raid'
import { BoardKeyList } from './board-key-list'

const BoardKeys = lazyDialog(async () => (await import('./board-keys')).BoardKeys)
const ItemView = lazyDialog(async () => (await import('../components/council-views')).ItemView)

interface ItemPlaceProps {
  guild: Guild
  choice: ChosenRaid
  /** Null while nothing is open. */
  boardItem: BoardItem | null
  /** Whether it is beside the board; otherwise it is a sheet. */
  isBeside: boolean
  /** Whether a link on another page has opened the item: Back leads there. */
  isLinked: boolean
  onClose: () => void
  /** Called instead when the sheet of a linked item is closed. */
  onBack: () => void
}

/** The open item beside the board or in a sheet, and the keys of the board, which "?" shows. */
export function ItemPlace({ isLinked, onClose, onBack, ...view }: ItemPlaceProps) {
  const { isBeside, boardItem } = view
  const [showsKeys, setShowsKeys] = useState(false)
  useCharacterKey('?', () => setShowsKeys(true))
  return (
    <>
      {isBeside && !boardItem && <ItemHint guild={view.guild} />}
      <ItemView
        {...view}
        open={boardItem !== null}
        closesOnBack={!isLinked}
        onOpenChange={isLinked && !isBeside ? onBack : onClose}
      />
      <BoardKeys guild={view.guild} open={showsKeys} onOpenChange={setShowsKeys} />
    </>
  )
}

/** What stands beside the board before an item is chosen. */
function ItemHint({ guild }: { guild: Guild }) {
  return (
    <div className="sticky top-30 rounded-lg border border-dashed border-line">
      <EmptyState
        icon={<Scale />}
        title="Who wants it?"
        text="Choose an item to compare everyone who wants it."
      />
      <div className="flex justify-center px-4 pb-8 touch:hidden">
        <BoardKeyList guild={guild} />
      </div>
    </div>
  )
}
