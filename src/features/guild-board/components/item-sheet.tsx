import type { AwardResponse } from '@/contract/guild-awards'
import type { Guild } from '@/contract/guild'
import { classTint } from '@/features/characters/describe'
import { useFeature } from '@/features/session/features'
import { newId } from '@/lib/new-id'
import { useMediaQuery } from '@/lib/use-media-query'
import { capitalized, joinFacts, plural } from '@/lib/format'
import { rarityOf, slotLabel } from '@/game/items'
import { wowheadUrl } from '@/game/wowhead'
import { buttonStyles } from '@/ui/button'
import { ChoiceChips } from '@/ui/choice-chips'
import { ItemTile } from '@/ui/item-tile'
import { Sheet } from '@/ui/sheet'
import { ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAwardItem } from '../awards.mutations'
import type { BoardItem } from '../board-items'
import type { RaidChoice } from '../choose-raid'
import {
  councilOrders,
  gainsOf,
  orderWants,
  type CouncilGains,
  type CouncilOrder,
} from '../council'
import { isOfficer } from '../group-members'
import { useReturnFocus } from '../use-return-focus'
import { AwardMenu } from './award-menu'
import { AwardOthers } from './award-others'
import { WantRow } from './want-row'

interface ItemSheetProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  guild: Guild
  choice: RaidChoice
  /** Null while the sheet is closed. */
  boardItem: BoardItem | null
}

/** From this width on, the sheet is at the right. */
const WIDE = '(min-width: 40rem)'

/**
 * The council view of an item: everyone who wants it with what they have received, and who has it already.
 * Officers award it.
 */
export function ItemSheet({ open, onOpenChange, boardItem, ...council }: ItemSheetProps) {
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
      {boardItem && <Wants key={boardItem.item.id} boardItem={boardItem} {...council} />}
    </Sheet>
  )
}

const NO_GAINS: CouncilGains = new Map()

/** "Trinket · Ula'tek · 5 want it". */
function describeDrop({ item, wants }: BoardItem): string {
  return joinFacts([
    item.itemSlot && slotLabel(item.itemSlot),
    item.itemType && item.itemType !== capitalized(item.itemSlot ?? '') && item.itemType,
    item.boss?.name,
    plural(wants.length, 'wants it', 'want it'),
  ])
}

interface WantsProps extends Pick<ItemSheetProps, 'guild' | 'choice'> {
  boardItem: BoardItem
}

function Wants({ boardItem: { item, wants, obtained }, guild, choice }: WantsProps) {
  const url = wowheadUrl(item)
  const gains = useFeature('sims') === true ? gainsOf(wants, item) : NO_GAINS
  const orders = councilOrders(gains)
  const [chosen, setChosen] = useState<CouncilOrder>('rank')
  // The last known gain may disappear while it is chosen.
  const order = orders.some(({ value }) => value === chosen) ? chosen : 'rank'
  const award = useAwardItem(guild.id)
  const content = useRef<HTMLDivElement>(null)
  const keepFocus = useReturnFocus(award.isPending, () => content.current?.closest('[role=dialog]'))
  const board = {
    guildId: guild.id,
    instanceId: choice.instance.id,
    difficulty: choice.difficulty,
  }
  const renderAward = (name: string, recipientId: number, wishlistId?: string) => (
    <AwardMenu
      name={name}
      isDisabled={award.isPending}
      onAward={(response?: AwardResponse) => {
        keepFocus()
        award.mutate({
          id: newId(),
          lootItemId: item.id,
          difficulty: choice.difficulty,
          recipientId,
          wishlistId,
          response,
        })
      }}
    />
  )
  return (
    <div ref={content} className="flex flex-col gap-4">
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
      {wants.length > 1 && (
        <ChoiceChips
          label="Order"
          selected={order}
          options={orders}
          onChange={(next) => setChosen(next ?? 'rank')}
        />
      )}
      <ol aria-label="Who wants it" className="flex flex-col gap-2">
        {orderWants(wants, item, order, gains).map((want) => {
          const { id, character } = want.list
          return (
            <WantRow
              key={`${id} ${want.wish.slot}`}
              want={want}
              item={item}
              gain={gains.get(want)}
              choice={choice}
              action={
                isOfficer(guild) &&
                character.memberId != null &&
                renderAward(character.name, character.memberId, id)
              }
            />
          )
        })}
      </ol>
      {isOfficer(guild) && (
        <AwardOthers
          guild={guild}
          board={board}
          renderAward={({ id, name }) => renderAward(name, id)}
        />
      )}
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
