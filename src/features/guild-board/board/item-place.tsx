import type { Guild } from '@/contract/guilds/guild'
import { lazyDialog } from '@/lib/load-later'
import { useCharacterKey } from '@/lib/use-page-keys'
import { useState } from 'react'
import type { BoardItem } from './board-items'
import type { ChosenRaid } from '../choose-raid'
import { SideHint } from '../components/side-hint'
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
      {isBeside && !boardItem && (
        <SideHint title="Who wants it?" text="Choose an item to compare everyone who wants it.">
          <div className="flex justify-center px-4 pb-8 touch:hidden">
            <BoardKeyList guild={view.guild} />
          </div>
        </SideHint>
      )}
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
