import type { WishId } from '@/contract/ids'
import { ArrowUpToLine, MessageSquareText, Trash2, type LucideIcon } from 'lucide-react'
import { ignoreSecondPress } from '@/lib/ignore-second-press'
import { useEffect, useRef, type MouseEvent } from 'react'
import { cx } from 'class-variance-authority'
import type { RowActions } from './use-row-actions'
import { useCanMoveUp } from './wish-ranks'

interface SwipeActionsProps {
  id: WishId
  itemName: string
  actions: RowActions
  onClose: () => void
}

/** The actions that a swipe on a row shows over it, until the next press anywhere. */
export function SwipeActions({ id, itemName, actions, onClose }: SwipeActionsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const canMoveUp = useCanMoveUp(id)
  const { order, edits, notes } = actions.offers
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && ref.current?.contains(target))) onClose()
    }
    const events = ['pointerdown', 'keydown', 'scroll'] as const
    for (const type of events) document.addEventListener(type, closeOutside)
    return () => {
      for (const type of events) document.removeEventListener(type, closeOutside)
    }
  }, [onClose])
  const act = (run: () => void) => (press: MouseEvent) => {
    ignoreSecondPress(press)
    onClose()
    run()
  }
  return (
    <div
      ref={ref}
      role="group"
      aria-label={`Actions on ${itemName}`}
      className="absolute inset-y-0 right-0 z-10 flex animate-slide-in"
    >
      {order && edits && canMoveUp && (
        <Action
          label="To top"
          Icon={ArrowUpToLine}
          className="bg-raised text-text"
          onPress={act(() => actions.move(id, 'top'))}
        />
      )}
      {notes && (
        <Action
          label="Note"
          Icon={MessageSquareText}
          className="bg-highlight text-text"
          onPress={act(() => actions.editNote(id))}
        />
      )}
      {edits && (
        <Action
          label="Remove"
          Icon={Trash2}
          className="bg-danger text-danger-ink"
          onPress={act(() => actions.remove(id))}
        />
      )}
    </div>
  )
}

interface ActionProps {
  label: string
  Icon: LucideIcon
  className: string
  onPress: (press: MouseEvent) => void
}

function Action({ label, Icon, className, onPress }: ActionProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onPress}
      className={cx(
        'flex w-16 flex-col items-center justify-center gap-1 text-xs font-semibold',
        className,
      )}
    >
      <Icon aria-hidden className="size-4.5" />
      <span>{label}</span>
    </button>
  )
}
