import type { WishId } from '@/contract/ids'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { ArrowUpToLine, Check, ListCheck, Plus, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { RowActions } from '../wish/use-row-actions'
import { useCanMoveUp, useRank } from '../wish/wish-ranks'

interface PickerButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed'> {
  name: string
  wishId: WishId | undefined
  /** Whether the list has an order. */
  hasRank: boolean
  isExpanded: boolean
  onAdd: () => void
  onExpand: () => void
}

/**
 * Adds an item. On the list, its rank takes the place of the sign, or that it is obtained; a press
 * then shows the actions on the wish. One element, so that it keeps the focus.
 */
export function PickerButton(props: PickerButtonProps) {
  const { name, wishId, hasRank, isExpanded, onAdd, onExpand, ...rest } = props
  const rank = useRank(wishId ?? '')
  if (wishId === undefined) {
    return (
      <IconButton
        {...rest}
        label={`Add ${name}`}
        variant="outline"
        className="relative"
        onClick={onAdd}
      >
        <Plus />
      </IconButton>
    )
  }
  const state = rank === null ? ', obtained' : hasRank ? `, rank ${rank}` : ''
  return (
    <IconButton
      {...rest}
      label={`Added ${name}${state}`}
      variant="secondary"
      className="relative"
      aria-expanded={isExpanded}
      onClick={(event) => {
        // The second click of a double click on "Add" shows nothing.
        if (event.detail <= 1) onExpand()
      }}
    >
      {rank === null ? (
        <Check />
      ) : hasRank ? (
        <span className="font-semibold tabular-nums">{`#${rank}`}</span>
      ) : (
        <ListCheck />
      )}
    </IconButton>
  )
}

interface PickerWishActionsProps {
  id: WishId
  name: string
  actions: RowActions
  onRemove: () => void
}

/** The actions on a wish, below its row in the picker. */
export function PickerWishActions({ id, name, actions, onRemove }: PickerWishActionsProps) {
  const rank = useRank(id)
  const canMoveUp = useCanMoveUp(id)
  const { order, ticks, edits } = actions.offers
  return (
    <div
      role="group"
      aria-label={`Actions on ${name}`}
      className="flex flex-wrap justify-end gap-2"
    >
      {order && edits && canMoveUp && (
        <Button size="sm" variant="outline" onClick={() => actions.move(id, 'top')}>
          <ArrowUpToLine aria-hidden />
          To top
        </Button>
      )}
      {ticks && (
        <Button
          size="sm"
          variant="outline"
          onClick={() => actions.change(id, { isObtained: rank !== null })}
        >
          {rank !== null && <Check aria-hidden />}
          <span>{rank === null ? 'Not obtained' : 'Obtained'}</span>
        </Button>
      )}
      {edits && (
        <Button size="sm" variant="outline" onClick={onRemove}>
          <Trash2 aria-hidden />
          Remove
        </Button>
      )}
    </div>
  )
}
