import { classTint, describeClass } from '@/features/characters/describe'
import { useMediaQuery } from '@/lib/use-media-query'
import { capitalized, joinFacts, plural, timeAgo } from '@/lib/format'
import { rarityOf, slotLabel } from '@/game/items'
import { wowheadUrl } from '@/game/wowhead'
import { Badge } from '@/ui/badge'
import { buttonStyles } from '@/ui/button'
import { ItemTile } from '@/ui/item-tile'
import { Sheet } from '@/ui/sheet'
import { ExternalLink } from 'lucide-react'
import { isOffSpec, roleOf, type BoardItem, type Want } from '../board-items'
import { ROLE_LABELS } from '../team'

interface ItemSheetProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Null while the sheet is closed. */
  boardItem: BoardItem | null
}

/** From this width on, the sheet is at the right. */
const WIDE = '(min-width: 40rem)'

/** Everyone who wants an item, in order of rank, and who has it already. */
export function ItemSheet({ open, onOpenChange, boardItem }: ItemSheetProps) {
  const isWide = useMediaQuery(WIDE)
  return (
    <Sheet
      side={isWide ? 'right' : 'bottom'}
      height={isWide ? 'full' : 'content'}
      open={open}
      onOpenChange={onOpenChange}
      title={boardItem?.item.name ?? ''}
      description={boardItem ? describeDrop(boardItem) : ''}
    >
      {boardItem && <Wants boardItem={boardItem} />}
    </Sheet>
  )
}

/** "Trinket · Ula'tek · 5 want it". */
function describeDrop({ item, wants }: BoardItem): string {
  return joinFacts([
    item.itemSlot && slotLabel(item.itemSlot),
    item.itemType && item.itemType !== capitalized(item.itemSlot ?? '') && item.itemType,
    item.boss?.name,
    `${wants.length} want it`,
  ])
}

function Wants({ boardItem: { item, wants, obtained } }: { boardItem: BoardItem }) {
  const url = wowheadUrl(item)
  return (
    <div className="flex flex-col gap-4">
      <div data-rarity={rarityOf(item)} className="flex items-center justify-between gap-3">
        <ItemTile item={item} />
        {url !== null && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyles({ variant: 'outline', size: 'sm' })}
          >
            <ExternalLink aria-hidden />
            Show on Wowhead
          </a>
        )}
      </div>
      {wants.length === 0 && <p className="text-muted">Nobody wants it any more.</p>}
      <ol aria-label="Who wants it" className="flex flex-col gap-2">
        {wants.map((want) => (
          <WantRow key={want.list.id} want={want} />
        ))}
      </ol>
      {obtained.length > 0 && (
        <section aria-labelledby="obtained">
          <h3 id="obtained" className="text-sm font-semibold text-muted">
            {plural(obtained.length, 'raider')} {obtained.length === 1 ? 'has' : 'have'} it
          </h3>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
            {obtained.map(({ list }) => (
              <span
                key={list.id}
                data-class={classTint(list.character.className)}
                className="text-tint-text"
              >
                {list.character.name}
              </span>
            ))}
          </p>
        </section>
      )}
    </div>
  )
}

function WantRow({ want: { list, wish, rank, last } }: { want: Want }) {
  const { character, specialization, updatedAt } = list
  const role = roleOf(list)
  const changed = timeAgo(updatedAt)
  return (
    <li
      data-class={classTint(character.className)}
      className="tint-bar flex items-start gap-3 rounded-lg border border-line bg-linear-to-r from-tint-wash to-panel py-2 pr-3 pl-4"
    >
      <div className="w-10 shrink-0 text-center tabular-nums">
        <span className="block text-xl font-semibold text-text">{rank}</span>
        <span className="block text-xs text-faint">of {last}</span>
      </div>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold break-words text-tint-text">{character.name}</span>
          {isOffSpec(list) && <Badge className="py-0">Off spec</Badge>}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {joinFacts([
            describeClass({ className: character.className, specialization }),
            role && ROLE_LABELS[role],
            character.itemLevel != null && `item level ${character.itemLevel}`,
          ])}
        </p>
        {wish.note && <p className="mt-1 text-sm break-words italic">{wish.note}</p>}
        {changed && <p className="mt-0.5 text-xs text-faint">List changed {changed}</p>}
      </div>
    </li>
  )
}
