import { describeResponse } from '@/contract/guilds/award-responses'
import type { Award } from '@/contract/guilds/award'
import { rarityOf } from '@/game/items'
import { joinFacts } from '@/lib/format'
import { ItemTile } from '@/ui/pictures/item-tile'
import type { ReactNode } from 'react'
import { describePassedOn } from '../award-words'
import { RecipientName } from './recipient-name'

interface AwardRowProps {
  award: Award
  /** Shown as the name of the recipient, e.g. a link. */
  recipientName?: ReactNode
  /** Shown after the response; empty ones are left out. */
  facts: readonly (string | null | undefined | false)[]
  /** Shown as the name of the item: a link that covers the row. */
  children?: ReactNode
  action?: ReactNode
  /** Who has awarded the item; phones have no room for it. */
  awardedBy?: string | null
}

/** An award: the item, who has received it, and facts. */
export function AwardRow({
  award,
  recipientName,
  facts,
  children,
  action,
  awardedBy,
}: AwardRowProps) {
  // A deleted loot item has no rarity any more.
  const item = {
    rarity: award.rarity ?? 'EPIC',
    iconUrl: award.iconUrl,
    itemSlot: award.slot,
    itemType: award.itemType,
    isTokenItem: award.isTokenItem ?? false,
    classes: award.classes,
  }
  return (
    <li
      data-rarity={rarityOf(item)}
      className="relative flex min-h-14 items-center gap-3 max-sm:flex-wrap border-b border-line py-1.5 pr-3 pl-3 last:border-b-0"
    >
      <ItemTile size="sm" item={item} />
      <div className="min-w-0 flex-1 max-sm:basis-40">
        <p className="truncate leading-5 font-medium text-tint-text">
          {children ?? award.itemName}
        </p>
        {/* The distance keeps the links of both lines apart. */}
        <p className="mt-0.5 text-sm wrap-anywhere text-muted tabular-nums sm:truncate">
          {recipientName ?? <RecipientName recipient={award.recipient} />}
          {award.recipient && ' · '}
          <span>{joinFacts([describeResponse(award), describePassedOn(award), ...facts])}</span>
          {awardedBy && <span className="max-sm:sr-only">{`\u00A0· by ${awardedBy}`}</span>}
        </p>
      </div>
      {action}
    </li>
  )
}
