import type { Guild } from '@/contract/guilds/guild'
import { capitalized, joinFacts, plural } from '@/lib/format'
import { slotLabel } from '@/game/items'
import type { DialogProps } from '@/lib/load-later'
import { WowheadButton } from '@/features/catalog/wowhead-button'
import { ItemTitle } from '@/features/catalog/item-title'
import { useAwardItem } from '../awards.mutations'
import type { BoardItem } from '../board/board-items'
import type { ChosenRaid } from '../choose-raid'
import { onCouncilKey } from './council-keys'
import { ItemCouncil } from './item-council'
import type { NightOfItem } from './night-of-item'
import { SecondDropDialog } from './second-drop-dialog'
import { SideView } from '../components/side-view'

interface ItemViewProps extends DialogProps {
  /** Whether it is beside the board; otherwise it is a sheet. */
  isBeside: boolean
  /** If false, Back leaves the page. */
  closesOnBack: boolean
  guild: Guild
  choice: ChosenRaid
  /** Null while nothing is open. */
  boardItem: BoardItem | null
  /** Of an item that has dropped in a raid night. */
  night?: NightOfItem
  /** Said of it first: "2 dropped, 1 left". */
  drop?: string
}

/**
 * The council view of an item: everyone who wants it with what they have received, and who has it
 * already. Officers award it.
 */
export function ItemView(props: ItemViewProps) {
  const { isBeside, open, onOpenChange, closesOnBack, boardItem, drop, ...council } = props
  const award = useAwardItem(council.guild.id)
  const question = <SecondDropDialog award={award} />
  return (
    <>
      <SideView
        isBeside={isBeside}
        shownId={boardItem?.item.id}
        open={open}
        onOpenChange={onOpenChange}
        closesOnBack={closesOnBack}
        title={boardItem && <ItemTitle item={boardItem.item} />}
        description={
          // A phone in landscape has more candidates instead.
          <span className="short:sr-only">
            {boardItem ? joinFacts([drop, describeDrop(boardItem)]) : ''}
          </span>
        }
        actions={boardItem && <WowheadButton item={boardItem.item} />}
        onKeyDown={onCouncilKey}
      >
        {boardItem && (
          <>
            <ItemCouncil key={boardItem.item.id} boardItem={boardItem} award={award} {...council} />
            {/* A press on it is no press outside of the sheet. */}
            {question}
          </>
        )}
      </SideView>
      {/* Asked also if the item was closed before the answer. */}
      {!boardItem && question}
    </>
  )
}

/** "Trinket · Ula'tek · 5 want it". */
function describeDrop({ item, raiders }: BoardItem): string {
  return joinFacts([
    item.itemSlot && slotLabel(item.itemSlot),
    item.itemType && item.itemType !== capitalized(item.itemSlot ?? '') && item.itemType,
    item.boss?.name,
    plural(raiders, 'wants it', 'want it'),
  ])
}
