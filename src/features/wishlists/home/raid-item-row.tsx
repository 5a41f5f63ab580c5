import type { BossId } from '@/contract/ids'
import { describeCopy, ownedCopy } from '@/features/gear/gear-words'
import { useGear } from '@/features/gear/gear.queries'
import { GainText } from '@/features/sims/components/gain-text'
import { useGains } from '@/features/sims/sims.queries'
import { ItemDemand } from '@/features/guilds/components/item-demand'
import { specializationLabel } from '@/game/classes'
import { rarityOf } from '@/game/items'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'
import { ItemTile } from '@/ui/pictures/item-tile'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { Check, MessageSquareText } from 'lucide-react'
import { useRef, useState } from 'react'
import { UnusableBadge } from '../components/unusable-badge'
import { bossAnchor } from '../list/boss-anchor'
import { describeItem, slotOfSeveral } from '../wish/describe-item'
import { WishLevels } from '../wish/wish-levels'
import type { RaidItem, RaidWish } from './raid-wishes'
import type { RaidTick } from './use-raid-ticks'

interface RaidItemRowProps {
  item: RaidItem
  bossId: BossId
  /** Whether several characters want items, so that controls name theirs. */
  hasNames: boolean
  /** Undefined if wishes cannot be marked as obtained. */
  onTick?: RaidTick
}

/**
 * An item that a character wants, with a mark for each wish; level, gain and demand are those of
 * the hardest difficulty. A press on the row opens the list of that wish at the boss.
 */
export function RaidItemRow({ item, bossId, hasNames, onTick }: RaidItemRowProps) {
  const { wishes, hardest } = item
  const { wishlist, wish } = hardest
  const { lootItem, slot } = wish
  const isObtained = wishes.every((one) => one.wish.isObtained)
  const slotName = slotOfSeveral(lootItem, slot)
  const [showsNote, setShowsNote] = useState(false)
  const details = [slotName, hasNames && wishlist.character.name].filter(Boolean)
  const note = wishes.findLast((one) => one.wish.note)?.wish.note
  return (
    <li
      data-rarity={rarityOf(lootItem)}
      className="relative flex min-h-14 items-center gap-3 max-sm:flex-wrap border-b border-line py-0.5 pr-1.5 pl-4 last:border-b-0 hover:bg-highlight/40 sm:min-h-11"
    >
      <ItemTile size="xs" item={lootItem} slot={slot} isFaded={isObtained} />
      <div className="min-w-0 flex-1 max-sm:basis-28 max-sm:py-1">
        <p className="flex items-center gap-2">
          <Link
            to="/wishlists/$wishlistId"
            params={{ wishlistId: wishlist.id }}
            search={{ view: 'boss' }}
            hash={bossAnchor(bossId)}
            className={cx(
              'text-item font-medium break-words after:absolute after:inset-0',
              isObtained ? 'text-muted' : 'text-tint-text',
            )}
          >
            {lootItem.name}
          </Link>
          <span className="sr-only">{describeItem(lootItem, slot, wishlist).join(', ')}</span>
          {note && (
            // The target is larger than the line.
            <IconButton
              label={`Note on ${lootItem.name}`}
              size="sm"
              aria-expanded={showsNote}
              className="relative -m-3"
              onClick={() => setShowsNote(!showsNote)}
            >
              <MessageSquareText className="size-3.5!" />
            </IconButton>
          )}
        </p>
        {/* What has no room wraps to where it is not visible. */}
        <div className="flex h-4 flex-wrap gap-x-2 overflow-hidden text-fact whitespace-nowrap text-muted tabular-nums">
          {wishes.map((one) => (
            <Mark key={one.wish.id} {...one} />
          ))}
          {slotName && <span aria-hidden>{slotName}</span>}
          <UnusableBadge item={lootItem} list={wishlist} />
          <RaidItemFacts {...hardest} />
        </div>
        {showsNote && <p className="pb-1 text-fact break-words italic">{note}</p>}
      </div>
      <ItemDemand list={wishlist} item={lootItem} />
      {onTick && !wishlist.character.isTransferred && (
        <Tick
          wishes={wishes}
          label={['Obtained', lootItem.name, ...details.map((one) => `(${one})`)].join(' ')}
          isObtained={isObtained}
          onTick={onTick}
        />
      )}
    </li>
  )
}

/** "H #2": the initial of the difficulty and the rank. */
function Mark({ wishlist: { difficulty }, wish: { isObtained }, rank }: RaidWish) {
  const words = `${difficulty}, ${isObtained ? 'obtained' : `rank ${rank}`}`
  return (
    <span
      data-difficulty={difficulty}
      title={words}
      className="h-4 rounded-sm bg-tint-ground px-1 font-semibold text-tint-text"
    >
      <span className="sr-only">{words}</span>
      <span aria-hidden>{`${difficulty[0] ?? ''} ${isObtained ? '' : `#${rank}`}`}</span>
    </span>
  )
}

/** The gain and the levels of a wish; of an item that the character owns, that it does. */
function RaidItemFacts({ wishlist, wish }: RaidWish) {
  const { lootItem, slot } = wish
  const { gainOf } = useGains(wishlist)
  const { owned } = useGear(wishlist.id)
  const copy = wish.isObtained ? undefined : ownedCopy(lootItem, owned, wishlist)
  if (copy) return <span className="text-info-text">{describeCopy(copy)}</span>
  const gain = gainOf(lootItem, slot)
  return (
    <>
      {gain && <GainText gain={gain} className="text-fact" />}
      <WishLevels wish={wish} list={wishlist} owned={owned} />
    </>
  )
}

interface TickProps {
  wishes: readonly RaidWish[]
  label: string
  isObtained: boolean
  onTick: RaidTick
}

/** Marks the wish as obtained; with several wishes, a menu asks which. */
function Tick({ wishes, label, isObtained, onTick }: TickProps) {
  const toggle = useRef<HTMLButtonElement>(null)
  const [first] = wishes
  if (!first) return null
  const isOnly = wishes.length === 1
  const hasSame = new Set(wishes.map((one) => one.wishlist.difficulty)).size < wishes.length
  const button = (
    <IconButton
      ref={toggle}
      label={label}
      isPressed={isObtained}
      className="relative ml-auto"
      onClick={isOnly ? ({ currentTarget }) => onTick(first, currentTarget) : undefined}
    >
      <span
        className={cx(
          'grid size-5 place-items-center rounded-sm border [&>svg]:size-4',
          isObtained ? 'border-success' : 'border-control',
        )}
      >
        {isObtained && <Check />}
      </span>
    </IconButton>
  )
  if (isOnly) return button
  return (
    <Menu align="right" trigger={button}>
      {wishes.map((one) => (
        <MenuItem
          key={one.wish.id}
          isChecked={one.wish.isObtained === true}
          onSelect={() => toggle.current && onTick(one, toggle.current)}
        >
          {`Obtained on ${one.wishlist.difficulty}${hasSame ? ` (${specializationLabel(one.wishlist.character.className, one.wishlist.specialization)})` : ''}`}
        </MenuItem>
      ))}
    </Menu>
  )
}
