import type { Guild } from '@/contract/guilds/guild'
import { useMediaQuery } from '@/lib/use-media-query'
import { capitalized, joinFacts, plural } from '@/lib/format'
import { slotLabel } from '@/game/items'
import type { DialogProps } from '@/lib/load-later'
import { WowheadButton } from '@/features/catalog/wowhead-button'
import { ItemTitle } from '@/features/catalog/item-title'
import { Pane } from '@/ui/overlays/pane'
import { Sheet } from '@/ui/overlays/sheet'
import { useAwardItem } from '../awards.mutations'
import type { BoardItem } from '../board-items'
import type { ChosenRaid } from '../choose-raid'
import { onCouncilKey } from '../council-keys'
import { ItemCouncil } from './item-council'
import { SecondDropDialog } from './second-drop-dialog'

interface ItemViewProps extends DialogProps {
  /** Whether it is beside the board; otherwise it is a sheet. */
  isBeside: boolean
  /** If false, Back leaves the page. */
  closesOnBack: boolean
  guild: Guild
  choice: ChosenRaid
  /** Null while nothing is open. */
  boardItem: BoardItem | null
}

/** From this width on, the sheet is at the right. */
const WIDE = '(min-width: 40rem)'

/**
 * The council view of an item: everyone who wants it with what they have received, and who has it
 * already. Officers award it.
 */
export function ItemView(props: ItemViewProps) {
  const { isBeside, open, onOpenChange, closesOnBack, boardItem, ...council } = props
  const isWide = useMediaQuery(WIDE)
  const award = useAwardItem(council.guild.id)
  const question = <SecondDropDialog award={award} />
  const frame = {
    title: boardItem && <ItemTitle item={boardItem.item} />,
    description: boardItem ? describeDrop(boardItem) : '',
    actions: boardItem && <WowheadButton item={boardItem.item} />,
    onKeyDown: onCouncilKey,
  }
  const content = boardItem && (
    <div className="-mx-5 -mt-1 -mb-5 sm:-mx-6">
      <ItemCouncil key={boardItem.item.id} boardItem={boardItem} award={award} {...council} />
      {/* A press on it is no press outside of the sheet. */}
      {question}
    </div>
  )
  return (
    <>
      {!isBeside && (
        <Sheet
          side={isWide ? 'right' : 'bottom'}
          height={isWide ? 'full' : 'content'}
          size="wide"
          open={open}
          onOpenChange={onOpenChange}
          closesOnBack={closesOnBack}
          {...frame}
        >
          {content}
        </Sheet>
      )}
      {isBeside && boardItem && (
        <Pane
          shownId={boardItem.item.id}
          onClose={() => onOpenChange(false)}
          className="sticky top-30 max-h-pane"
          {...frame}
        >
          {content}
        </Pane>
      )}
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
