import type { Wishlist } from '@/contract/wishlist'
import { ordinalSuffix } from '@/lib/format'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
// Home loads this icon. One that other pages show too would be in the file of all shared parts.
import { UsersRound } from 'lucide-react'
import { useDemand } from '../demand.queries'

interface ItemDemandProps {
  /** The list of the wish, or the one to which the item can be added. */
  list: Pick<Wishlist, 'character' | 'instance' | 'difficulty'>
  item: { id: string; name: string }
  /** Whether it stands in a line of a row, whose controls the arrow keys reach. */
  isInline?: boolean
  /** Whether there is room to name the own position. */
  hasPosition?: boolean
  /** False in a slot for which the item is not wished: the own position is for another slot. */
  isWished?: boolean
}

/**
 * Who else wants an item; nothing if nobody does. "4 want it", on narrow screens "4", with the sign
 * of several people. In a row, the own position among them is only in the label: beside the rank on
 * the list, it reads like another rank. A press opens the item on the board.
 */
export function ItemDemand(props: ItemDemandProps) {
  const { list, item, isInline = false, hasPosition = false, isWished = true } = props
  const { instance, difficulty } = list
  const demand = useDemand(list, item.id)
  if (!demand) return null
  const { guildId, count } = demand
  const position = isWished ? demand.position : undefined
  const words = count === 1 ? ' wants it' : ' want it'
  const place = position === undefined ? undefined : `${position}${ordinalSuffix(position)}`
  const text =
    place === undefined
      ? `${count}${words}`
      : hasPosition
        ? `${place} of ${count} who want it`
        : `${count}${words}, you are ${place}`
  return (
    <Link
      to="/guilds/$guildId"
      params={{ guildId }}
      search={{ raid: instance.slug ?? undefined, difficulty, item: item.id }}
      state={{ opensItem: true }}
      aria-label={`${text}: who wants ${item.name}`}
      title={hasPosition ? undefined : text}
      tabIndex={isInline ? -1 : undefined}
      className={cx(
        'relative inline-flex shrink-0 items-center justify-center pl-4 whitespace-nowrap text-muted tabular-nums underline decoration-line underline-offset-2 hover:text-text hover:decoration-current',
        // In a line, the target is larger than the text.
        isInline
          ? // Above the area that shows the details of a row.
            'z-10 touch:after:absolute touch:after:-inset-x-2.5 touch:after:-inset-y-3'
          : 'text-xs touch:min-h-touch touch:min-w-touch',
      )}
    >
      {hasPosition ? (
        text
      ) : (
        <>
          <span>{count}</span>
          <span className="whitespace-pre max-sm:hidden @max-md:hidden">{words}</span>
        </>
      )}
      {/* Positioned, so that the text stands on the line of the facts around it. */}
      <UsersRound aria-hidden className="absolute inset-y-0 left-0 my-auto size-3" />
    </Link>
  )
}
