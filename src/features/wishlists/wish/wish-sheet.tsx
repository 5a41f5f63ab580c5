import { CLAIMS } from '@/contract/claims'
import { WISH_FIELD_NAMES, type WishField } from '@/contract/wish-fields'
import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { describeGear } from '@/features/gear/gear-words'
import { ItemDemand } from '@/features/guilds/components/item-demand'
import { GainDetails } from '@/features/sims/components/gain-details'
import { copyText } from '@/lib/clipboard'
import { joinFacts } from '@/lib/format'
import type { DialogProps } from '@/lib/load-later'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { toast } from '@/ui/messages/toast'
import { ItemTile } from '@/ui/pictures/item-tile'
import { ItemTitle } from '@/features/catalog/item-title'
import { WowheadButton } from '@/features/catalog/wowhead-button'
import { Sheet } from '@/ui/overlays/sheet'
import { Check, Trash2 } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { toggledClaim } from './use-row-actions'
import { NoteForm } from './note-form'
import { useRejectedText } from '../edits/shown-edits'
import { positionOf, type WishPosition } from '../list/order'
import { WISH_MOVES } from './wish-moves'
import { RankField } from './rank-field'
import { UnusableBadge } from '../components/unusable-badge'
import { describeWish } from './describe-item'
import type { Wishes } from './use-wishes'

interface WishSheetProps extends DialogProps {
  wishlist: WishlistWithItems
  wishes: Wishes
}

/**
 * The details of a wish with all actions on it, for screens whose rows have space for a tick only.
 */
export function WishSheet({ open, onOpenChange, wishlist, wishes }: WishSheetProps) {
  const { actions, list, owned } = wishes.rows
  /** Undefined while the sheet is closed. */
  const wish = wishlist.items.find(({ id }) => id === wishes.details?.id)
  const gear = wish && !wish.isObtained ? describeGear(wish, owned, list) : []
  const noteRef = useUnsavedNote(wish)
  function saveNote() {
    const note = noteRef.current
    noteRef.current = null
    // An empty text deletes the note.
    if (wish && note !== null) actions.change(wish.id, { note: note === '' ? null : note })
  }
  function close() {
    saveNote()
    onOpenChange(false)
  }
  return (
    <Sheet
      side="bottom"
      height="content"
      open={open}
      onOpenChange={close}
      title={wish && <ItemTitle item={wish.lootItem} />}
      description={joinFacts([wish && describeWish(wish, list), ...gear])}
    >
      {wish && (
        <WishDetails
          wish={wish}
          wishlist={wishlist}
          wishes={wishes}
          onType={(text) => {
            noteRef.current = text
          }}
          onLeave={saveNote}
          onClose={close}
        />
      )}
    </Sheet>
  )
}

/** The ref of the typed note until it is saved. If the wish is removed elsewhere, a toast has it. */
function useUnsavedNote(wish: WishlistItem | undefined) {
  const unsavedNote = useRef<string | null>(null)
  /** The name of the item while the sheet is open. */
  const name = useRef('')
  useEffect(() => {
    if (wish) name.current = wish.lootItem.name
    // The sheet was not closed here: the wish was removed in another tab or on another device.
    const note = unsavedNote.current
    if (wish || note === null) return
    toast.warning(`${name.current} was removed from the list elsewhere`, {
      description: `Your note: “${note}”`,
      action: { label: 'Copy text', onClick: () => void copyText(note) },
    })
    unsavedNote.current = null
  }, [wish])
  return unsavedNote
}

interface WishDetailsProps
  extends
    Omit<WishSheetProps, keyof DialogProps>,
    Pick<ComponentProps<typeof NoteForm>, 'onType' | 'onLeave'> {
  wish: WishlistItem
  onClose: () => void
}

function WishDetails(props: WishDetailsProps) {
  const { wish, wishlist, wishes, onClose } = props
  const { actions, list, gainOf } = wishes.rows
  const { lootItem, slot } = wish
  const gain = gainOf(lootItem, slot)
  const position = positionOf(wishlist.items, wish.id)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <ItemTile item={lootItem} slot={slot} isFaded={wish.isObtained === true} />
        <UnusableBadge item={lootItem} list={list} />
        <WowheadButton item={lootItem} />
        {position && (
          <div className="ml-auto">
            <ItemDemand list={list} item={lootItem} hasPosition />
          </div>
        )}
      </div>
      {gain && wishes.sim && <GainDetails gain={gain} sim={wishes.sim} />}
      {position && actions.offers.order && actions.offers.edits && (
        <MoveControls wish={wish} wishes={wishes} position={position} />
      )}
      {WISH_FIELD_NAMES.map((field) => {
        const Details = FIELD_DETAILS[field]
        return <Details key={field} {...props} />
      })}
      {actions.offers.edits && (
        <Button
          variant="outline"
          isFullWidth
          onClick={() => {
            onClose()
            actions.remove(wish.id)
          }}
        >
          <Trash2 aria-hidden />
          Remove from the list
        </Button>
      )}
    </div>
  )
}

/** What the sheet shows about each field of a wish. */
const FIELD_DETAILS: Record<WishField, (props: WishDetailsProps) => ReactNode> = {
  claim: Claim,
  note: Note,
  isObtained: Tick,
}

/** Three toggles: pressing the chosen one again deletes the claim. */
function Claim({ wish, wishes }: WishDetailsProps) {
  const { actions } = wishes.rows
  if (!actions.offers.claims) return wish.claim ? <p>{wish.claim}</p> : null
  return (
    <div role="group" aria-label="Claim" className="flex gap-2">
      {CLAIMS.map((claim) => (
        <Button
          key={claim}
          variant="outline"
          className="flex-1 aria-pressed:border-accent aria-pressed:bg-highlight"
          aria-pressed={wish.claim === claim}
          onClick={() => actions.change(wish.id, toggledClaim(wish, claim))}
        >
          {claim}
        </Button>
      ))}
    </div>
  )
}

function Tick({ wish, wishes, onClose }: WishDetailsProps) {
  const { actions } = wishes.rows
  const isObtained = wish.isObtained === true
  if (!actions.offers.ticks) return null
  return (
    <Button
      variant="outline"
      isFullWidth
      onClick={() => {
        onClose()
        actions.change(wish.id, { isObtained: !isObtained })
      }}
    >
      {!isObtained && <Check aria-hidden />}
      <span>{isObtained ? 'Not obtained' : 'Obtained'}</span>
    </Button>
  )
}

function Note({ wish, wishes, onType, onLeave }: WishDetailsProps) {
  const findRejected = useRejectedText()
  if (!wishes.rows.actions.offers.notes) {
    return wish.note ? <p className="break-words italic">{wish.note}</p> : null
  }
  const rejectedNote = findRejected(({ edit }) =>
    edit.type === 'change' && edit.id === wish.id ? edit.note : null,
  )
  return (
    <NoteForm
      wishId={wish.id}
      initial={rejectedNote ?? wish.note ?? ''}
      stored={wish.note ?? ''}
      isRejected={rejectedNote !== null}
      hasInitialFocus={wishes.details?.startsInNote === true}
      onType={onType}
      onLeave={onLeave}
    />
  )
}

/** The rank as a field, and buttons that move the wish. */
function MoveControls(
  props: Pick<WishDetailsProps, 'wish' | 'wishes'> & { position: WishPosition },
) {
  const { wish, position } = props
  const { actions } = props.wishes.rows
  return (
    <div className="flex flex-wrap items-center gap-x-1 rounded-md border border-line bg-raised p-1 pl-3">
      <span className="text-sm text-muted">Rank</span>
      <RankField
        rank={position.rank}
        itemName={wish.lootItem.name}
        onMove={(to) => actions.move(wish.id, to)}
      />
      <span className="text-sm whitespace-nowrap text-muted tabular-nums">{`of ${position.count}`}</span>
      <div className="ml-auto flex flex-wrap gap-1">
        {WISH_MOVES.map(({ to, label, Icon, isAt }) => (
          <IconButton
            key={to}
            label={label}
            disabled={position[isAt]}
            onClick={() => actions.move(wish.id, to)}
          >
            <Icon />
          </IconButton>
        ))}
      </div>
    </div>
  )
}
