import type { OwnedItem } from '@/contract/gear'
import type { ItemGain } from '@/contract/sim'
import type { WishlistItem } from '@/contract/wishlist'
import { ownedCopy } from '@/features/gear/gear-words'
import { ItemDemand } from '@/features/guilds/components/item-demand'
import { GainText } from '@/features/sims/components/gain-text'
import { describePercent } from '@/features/sims/gains'
import { shortBossName } from '@/game/boss-names'
import { slotLabel } from '@/game/items'
import { ItemTile } from '@/ui/pictures/item-tile'
import { cx } from 'class-variance-authority'
import { MessageSquareText } from 'lucide-react'
import { memo } from 'react'
import { ClaimText } from '@/features/catalog/claim-text'
import { UnusableBadge } from '../components/unusable-badge'
import { describeItem, slotOfSeveral, wishName, type DescribedFor } from './describe-item'
import { ItemName } from './item-name'
import type { RowActions } from './use-row-actions'
import { ROW_COLUMNS, ROW_CONTROL } from './row-columns'
import { WishLevels, WishState } from './wish-levels'

/** The fields of a wish without `priority`, because a move changes the priority of many wishes. */
export interface WishFactsProps extends Omit<WishlistItem, 'priority'> {
  /** False if the row is below the name of its boss. */
  hasBoss?: boolean
  /** The items that the character owns; the same list for all rows. */
  owned: readonly OwnedItem[]
  /** Undefined if the item was not simulated. */
  gain: ItemGain | undefined
  /** The list of the wish; the same object for all rows. */
  list: DescribedFor
  /** Whether to say who else wants the item. */
  hasDemand: boolean
  /** Whether wishes have notes. */
  hasNotes: boolean
  actions: RowActions
  /** Whether the wish's sheet replaces the controls. */
  isInSheet: boolean
}

/**
 * The item with what decides about it: boss, gain, worn and dropped item level, note. In one line
 * with columns on wide lists, otherwise in two lines, of which the second leaves out what has no
 * room.
 */
export const WishFacts = memo(function WishFacts(props: WishFactsProps) {
  const {
    hasBoss = true,
    owned,
    gain,
    list,
    hasDemand,
    hasNotes,
    actions,
    isInSheet,
    ...wish
  } = props
  const { id, lootItem, slot, claim, note, awardedBy } = wish
  const { boss } = lootItem
  // Other backends may not name the boss.
  const fullName = boss?.name ?? slotLabel(slot)
  const slotName = boss && slotOfSeveral(lootItem, slot)
  const isObtained = wish.isObtained === true
  const copy = ownedCopy(lootItem, owned, list)
  return (
    <>
      <ItemTile
        item={lootItem}
        slot={slot}
        size="xs"
        isFaded={isObtained}
        className="@max-2xs:hidden"
      />
      <div className="grid-name-tail grid min-w-0 flex-1 items-center gap-x-2 @4xl:contents">
        <p className="text-item wrap-anywhere @4xl:min-w-0 @4xl:flex-1">
          <ItemName
            item={lootItem}
            isObtained={isObtained}
            tabIndex={-1}
            // A press on a narrow row or by a finger opens the details and not another site.
            className="@max-lg:pointer-events-none touch:pointer-events-none"
          />
          <span className="sr-only">{`, ${describeItem(lootItem, slot, list).join(', ')}`}</span>
        </p>
        <div className="col-span-2 row-start-2 flex min-w-0 items-center gap-x-2 text-fact text-muted @max-2xs:flex-wrap @4xl:contents">
          <div className="flex h-4.5 min-w-0 flex-1 flex-wrap items-center gap-x-2 overflow-hidden @max-2xs:h-auto @4xl:contents">
            <UnusableBadge item={lootItem} list={list} />
            {slotName && <span aria-hidden>{slotName}</span>}
            {claim && <ClaimText claim={claim} />}
            {hasBoss && (
              // Shortened before a fact behind it has no room.
              <span
                className={`truncate @max-4xl:max-w-max @max-4xl:grow @max-4xl:basis-14 ${ROW_COLUMNS.boss}`}
                title={fullName}
              >
                {boss && isInSheet ? shortBossName(boss.name) : fullName}
              </span>
            )}
            {isObtained || (copy && actions.offers.ticks) ? (
              <WishState
                isObtained={isObtained}
                awardedBy={awardedBy}
                copy={copy}
                onTick={() => actions.change(id, { isObtained: true })}
              />
            ) : (
              <>
                <span className={`@max-4xl:empty:hidden ${ROW_COLUMNS.gain}`}>
                  {gain && (
                    <Gain
                      gain={gain}
                      itemName={wishName(wish)}
                      onPress={isInSheet ? undefined : () => actions.showDetails(id)}
                    />
                  )}
                </span>
                <WishLevels wish={wish} list={list} owned={owned} />
              </>
            )}
          </div>
          {hasDemand && (
            // Beside the tick, so that a press on the middle of a narrow row opens the details.
            <span className={`@max-4xl:ml-auto @max-4xl:empty:hidden ${ROW_COLUMNS.demand}`}>
              {!isObtained && <ItemDemand list={list} item={lootItem} isInline />}
            </span>
          )}
        </div>
        {hasNotes && (
          <Note
            id={id}
            itemName={wishName(wish)}
            note={note}
            actions={actions}
            isInSheet={isInSheet}
          />
        )}
      </div>
    </>
  )
})

interface GainProps {
  gain: ItemGain
  itemName: string
  /** Opens the details; undefined if a press on the row does. */
  onPress: (() => void) | undefined
}

function Gain({ gain, itemName, onPress }: GainProps) {
  if (!onPress) return <GainText gain={gain} className="text-fact" />
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`Gain of ${itemName}: ${describePercent(gain)}`}
      onClick={onPress}
      className="relative rounded-sm hover:underline"
    >
      <GainText gain={gain} className="text-fact" />
    </button>
  )
}

type NoteProps = Pick<WishFactsProps, 'id' | 'note' | 'actions' | 'isInSheet'> & {
  itemName: string
}

/**
 * The sign and the first words of a note, or the sign alone if there is no room for words; a press
 * edits the note. Without a note, the sign is there while the row is used.
 */
function Note({ id, itemName, note, actions, isInSheet }: NoteProps) {
  const canEdit = actions.offers.notes && !isInSheet
  if (!note && !canEdit) return <span className={`@max-4xl:hidden ${ROW_COLUMNS.note}`} />
  return (
    <div
      className={cx(
        'col-start-2 row-start-1 flex h-5 min-w-3.5 flex-wrap gap-x-1.5 overflow-hidden @4xl:h-9 @4xl:items-center',
        ROW_COLUMNS.note,
        canEdit && 'relative',
        !note && `touch:hidden ${ROW_CONTROL}`,
      )}
    >
      <MessageSquareText aria-hidden className="my-1 size-3.5 shrink-0 text-muted" />
      {note && (
        <span className="min-w-12 flex-1 truncate text-xs leading-5 text-muted italic">{note}</span>
      )}
      {canEdit && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Note on ${itemName}`}
          title={note ?? 'Add note'}
          onClick={() => actions.editNote(id)}
          className="absolute inset-0 rounded-sm"
        />
      )}
    </div>
  )
}
