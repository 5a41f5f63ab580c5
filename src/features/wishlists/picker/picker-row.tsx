import type { WishId } from '@/contract/ids'
import type { ItemGain } from '@/contract/sim'
import { WowheadButton } from '@/features/catalog/wowhead-button'
import { ItemDemand } from '@/features/guilds/components/item-demand'
import { GainText } from '@/features/sims/components/gain-text'
import { shortBossName } from '@/game/boss-names'
import { rarityOf, slotLabel } from '@/game/items'
import { joinFacts } from '@/lib/format'
import { ItemTile } from '@/ui/pictures/item-tile'
import { cx } from 'class-variance-authority'
import { memo, useState } from 'react'
import { describeItem, type DescribedFor } from '../wish/describe-item'
import { listedSlots, type PickerItem } from './picker-items'
import { PickerButton, PickerWishActions } from './picker-wish'
import { resultId } from './use-result-keys'
import type { RowActions } from '../wish/use-row-actions'
import { ItemName } from '../wish/item-name'
import { UnusableBadge } from '../components/unusable-badge'

interface PickerRowProps {
  pickerItem: PickerItem
  /** The list to which the row adds. */
  list: DescribedFor
  /** The wish for this item and slot, if it is on the list. */
  wishId: WishId | undefined
  /** Undefined if the item was not simulated. */
  gain: ItemGain | undefined
  onAdd: (pickerItem: PickerItem) => void
  actions: RowActions
  /** Whether the row names its slot, because the list has several slots. */
  hasSlot: boolean
  /** Whether the row is selected by the arrow keys, which leave the focus in the search field. */
  isSelected: boolean
  /** Whether the row names its boss and item level, because the list is not grouped by boss. */
  hasBoss: boolean
}

/**
 * A loot item with the button that adds it to the list; then its rank takes the place of the
 * button. A press on the row, or on the rank, shows the facts in full and the actions on the wish:
 * no second press in the same place removes what the first one has added.
 */
export const PickerRow = memo(function PickerRow(props: PickerRowProps) {
  const { pickerItem, list, wishId, gain, hasSlot, hasBoss, isSelected, onAdd, actions } = props
  const { item, isOffered, hasAllSlots = false } = pickerItem
  const slot = hasAllSlots ? '' : pickerItem.slot
  const [isExpanded, setExpanded] = useState(false)
  const facts = isExpanded
    ? [...describeItem(item, slot, list), item.boss?.name]
    : [
        ...describeItem(item, slot, list, { hasSlot, hasLevel: hasBoss }),
        hasBoss && item.boss && shortBossName(item.boss.name),
      ]
  const { character, specialization } = list
  const hasOtherSlots = () =>
    listedSlots(item, { className: character.className, specialization }).slots.length > 1
  const name =
    hasSlot && !hasAllSlots && hasOtherSlots() ? `${item.name} (${slotLabel(slot)})` : item.name
  const id = resultId(pickerItem.key)
  const result = { id, 'data-result': true, 'aria-describedby': `${id}-facts` }
  const toggle = () => setExpanded(!isExpanded)
  return (
    <li
      data-rarity={rarityOf(item)}
      className={cx(
        'row-when-near-11 relative -mx-2 flex scroll-mt-32 scroll-mb-4 flex-wrap items-center gap-3 rounded-md px-2 py-1 touch:row-when-near-13',
        isSelected && 'bg-highlight outline-2 outline-accent',
      )}
    >
      {/* First, so that the row's other controls are painted above it. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={`About ${name}`}
        aria-expanded={isExpanded}
        onClick={toggle}
        className="absolute inset-0"
      />
      <ItemTile item={item} slot={slot} size="xs" />
      <div className="min-w-0 flex-1 text-item">
        {/* A touch shows the details and does not open another site. */}
        <ItemName item={item} className="relative touch:pointer-events-none" />
        <div className="flex items-baseline gap-2 text-fact text-muted">
          <p
            id={`${id}-facts`}
            title={joinFacts(facts)}
            className={cx('min-w-0 empty:hidden', !isExpanded && 'truncate')}
          >
            {joinFacts(facts)}
          </p>
          <ItemDemand list={list} item={item} isInline isWished={wishId !== undefined} />
        </div>
        {!isOffered && <UnusableBadge item={item} list={list} />}
      </div>
      {gain && <GainText gain={gain} />}
      <PickerButton
        {...result}
        name={name}
        wishId={wishId}
        hasRank={actions.offers.order}
        isExpanded={isExpanded}
        onAdd={() => onAdd(pickerItem)}
        onExpand={toggle}
      />
      {isExpanded && (
        <div className="relative flex basis-full flex-wrap items-center justify-end gap-2 empty:hidden">
          <WowheadButton item={item} hasWords />
          {wishId !== undefined && (
            <PickerWishActions
              id={wishId}
              name={name}
              actions={actions}
              onRemove={() => {
                setExpanded(false)
                actions.remove(wishId)
                // The same button adds the item again.
                document.getElementById(id)?.focus()
              }}
            />
          )}
        </div>
      )}
    </li>
  )
})
