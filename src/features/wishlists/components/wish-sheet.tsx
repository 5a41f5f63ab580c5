import type { ItemGain, WishlistSim } from '@/contract/sim'
import type { WishlistItem } from '@/contract/wishlist'
import { GainDetails } from '@/features/sims/components/gain-details'
import { wowheadUrl } from '@/game/wowhead'
import { Button, buttonStyles } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { ItemTile } from '@/ui/item-tile'
import { Sheet } from '@/ui/sheet'
import { ExternalLink, MessageSquareText, Trash2 } from 'lucide-react'
import type { RowActions } from '../use-row-actions'
import { WISH_MOVES } from '../wish-moves'
import { RankField } from './rank-field'
import { UnusableBadge, type WearerOf } from './unusable-badge'

interface WishSheetProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Null while the sheet is closed. */
  wish: WishlistItem | null
  /** The facts about the item, as in the row of the wish. */
  facts: string
  /** The gain from the item, and the simulation that it comes from. */
  gain: ItemGain | undefined
  sim: WishlistSim | null | undefined
  /** The wish's rank, null if it is obtained, and the last rank of the list. */
  rank: number | null
  last: number
  actions: RowActions
  /** The list of the wish. */
  list: WearerOf
}

interface MoveControlsProps extends Pick<WishSheetProps, 'last' | 'actions'> {
  wish: WishlistItem
  rank: number
}

/** The details of a wish with all actions on it, for screens whose rows have space for a tick only. */
export function WishSheet({ open, onOpenChange, wish, facts, ...rest }: WishSheetProps) {
  return (
    <Sheet
      side="bottom"
      height="content"
      open={open}
      onOpenChange={onOpenChange}
      title={wish?.lootItem.name ?? ''}
      description={facts}
    >
      {wish && (
        <WishDetails
          {...rest}
          wish={wish}
          onRemove={() => {
            onOpenChange(false)
            rest.actions.remove(wish.id)
          }}
        />
      )}
    </Sheet>
  )
}

interface WishDetailsProps extends Pick<
  WishSheetProps,
  'rank' | 'last' | 'actions' | 'list' | 'gain' | 'sim'
> {
  wish: WishlistItem
  onRemove: () => void
}

function WishDetails(props: WishDetailsProps) {
  const { wish, rank, last, actions, list, gain, sim, onRemove } = props
  const { id, lootItem, slot, note } = wish
  const url = wowheadUrl(lootItem)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <ItemTile item={lootItem} slot={slot} isFaded={wish.isObtained === true} />
        <div className="min-w-0">
          <UnusableBadge item={lootItem} list={list} />
          {actions.offers.notes && (
            <p className={`break-words ${note ? 'italic' : 'text-muted'}`}>
              {note ? note : 'No note'}
            </p>
          )}
        </div>
      </div>
      {gain && sim && <GainDetails gain={gain} sim={sim} />}
      {rank !== null && actions.offers.order && actions.offers.edits && (
        <MoveControls wish={wish} rank={rank} last={last} actions={actions} />
      )}
      <div className="grid gap-3">
        {actions.offers.notes && (
          <Button variant="secondary" isFullWidth onClick={() => actions.editNote(id)}>
            <MessageSquareText aria-hidden />
            {note ? 'Edit note' : 'Add note'}
          </Button>
        )}
        {url !== null && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyles({ variant: 'outline', isFullWidth: true })}
          >
            <ExternalLink aria-hidden />
            Show on Wowhead
          </a>
        )}
        {actions.offers.edits && (
          <Button variant="outline" isFullWidth onClick={onRemove}>
            <Trash2 aria-hidden />
            Remove from the list
          </Button>
        )}
      </div>
    </div>
  )
}

/** The rank as a field, and buttons that move the wish. */
function MoveControls({ wish, rank, last, actions }: MoveControlsProps) {
  return (
    <div className="flex items-center gap-1 rounded-md border border-line bg-raised p-1 pl-3">
      <span className="text-sm text-muted">Rank</span>
      <RankField
        rank={rank}
        itemName={wish.lootItem.name}
        onMove={(to) => actions.move(wish.id, to)}
      />
      <span className="mr-auto text-sm text-muted tabular-nums">of {last}</span>
      {WISH_MOVES.map(({ to, label, Icon, isAt }) => (
        <IconButton
          key={to}
          label={label}
          disabled={isAt({ rank, last })}
          onClick={() => actions.move(wish.id, to)}
        >
          <Icon />
        </IconButton>
      ))}
    </div>
  )
}
