import type { WishlistId } from '@/contract/ids'
import type { AwardResponse } from '@/contract/guilds/guild-awards'
import { hasRank, type Guild } from '@/contract/guilds/guild'
import { classTint } from '@/features/characters/describe'
import { useFeature } from '@/features/session/use-feature'
import { newId } from '@/lib/new-id'
import { useIsOnline } from '@/lib/use-is-online'
import { plural } from '@/lib/format'
import { rarityOf } from '@/game/items'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { ItemTile } from '@/ui/pictures/item-tile'
import { WowheadButton } from '@/features/catalog/wowhead-button'
import { useRef, useState } from 'react'
import type { useAwardItem } from '../awards.mutations'
import type { BoardItem, Want } from '../board-items'
import type { ChosenRaid } from '../choose-raid'
import {
  councilOrders,
  gainsOf,
  orderWants,
  type CouncilGains,
  type CouncilOrder,
} from '../council'
import { inPlaces, useFirstPlaces } from '../use-first-places'
import { useReturnFocus } from '../use-return-focus'
import { AwardMenu } from './award-menu'
import { AwardOthers } from './award-others'
import { WantRow } from './want-row'

const idOf = ({ list }: Want) => list.id

const NO_GAINS: CouncilGains = new Map()

interface ItemCouncilProps {
  guild: Guild
  choice: ChosenRaid
  boardItem: BoardItem
  award: ReturnType<typeof useAwardItem>
}

/** Everyone who wants an item with what they have received, and who has it already. Officers award it. */
export function ItemCouncil({ boardItem, guild, choice, award }: ItemCouncilProps) {
  const { item, wants, obtained } = boardItem
  const gains = useFeature('sims') ? gainsOf(wants, item) : NO_GAINS
  const orders = councilOrders(gains)
  const [chosen, setChosen] = useState<CouncilOrder>('rank')
  // The last known gain may disappear while it is chosen.
  const order = orders.some(({ value }) => value === chosen) ? chosen : 'rank'
  const ordered = orderWants(wants, item, order, gains)
  const places = useFirstPlaces(ordered.map(idOf), order)
  const isKept = (want: Want) =>
    places.has(idOf(want)) && !wants.some(({ list }) => list === want.list)
  const rows = inPlaces([...ordered, ...obtained.filter(isKept)], places, idOf)
  const others = obtained.filter((want) => !rows.includes(want))
  const isOnline = useIsOnline()
  const content = useRef<HTMLDivElement>(null)
  const keepFocus = useReturnFocus(award.isPending, () => content.current?.closest('[role=dialog]'))
  const renderAward = (name: string, recipientId: number, wishlistId?: WishlistId) => (
    <AwardMenu
      name={name}
      isDisabled={award.isPending || !isOnline}
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
    <div ref={content} className="flex flex-col gap-3">
      <div data-rarity={rarityOf(item)} className="flex items-center gap-3">
        <div className="max-sm:hidden">
          <ItemTile item={item} />
        </div>
        {/* The padding keeps focus rings visible, which the scrolling would cut off. */}
        <div className="-my-1 min-w-0 flex-1 overflow-x-auto p-1">
          {wants.length > 1 && (
            <ChoiceChips
              label="Order"
              selected={order}
              options={orders}
              onChange={(next) => setChosen(next ?? 'rank')}
            />
          )}
        </div>
        <WowheadButton item={item} />
      </div>
      {wants.length === 0 && <p className="text-muted">Nobody wants it any more.</p>}
      <ol aria-label="Who wants it" className="flex flex-col gap-2">
        {rows.map((want) => {
          const { id, character } = want.list
          return (
            <WantRow
              key={id}
              want={want}
              item={item}
              gain={gains.get(want)}
              choice={choice}
              action={
                hasRank(guild, 'Officer') &&
                !want.wish.isObtained &&
                character.memberId != null &&
                renderAward(character.name, character.memberId, id)
              }
            />
          )
        })}
      </ol>
      {hasRank(guild, 'Officer') && (
        <AwardOthers
          guild={guild}
          choice={choice}
          renderAward={({ id, name }) => renderAward(name, id)}
        />
      )}
      {others.length > 0 && <ObtainedBy obtained={others} />}
    </div>
  )
}

function ObtainedBy({ obtained }: Pick<BoardItem, 'obtained'>) {
  const characters = new Map(obtained.map(({ list: { character } }) => [character.id, character]))
  return (
    <section aria-labelledby="obtained">
      <h3 id="obtained" className="text-sm font-semibold text-muted">
        {plural(characters.size, 'raider has it', 'raiders have it')}
      </h3>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
        {[...characters.values()].map(({ id, className, name }) => (
          <span key={id} data-class={classTint(className)} className="text-tint-text">
            {name}
          </span>
        ))}
      </p>
    </section>
  )
}
