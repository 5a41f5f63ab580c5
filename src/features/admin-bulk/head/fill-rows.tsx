import { plural } from '@/lib/format'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { useAfterClosing } from '../batch/use-after-closing'
import { useGrid } from '../sheet/grid-context'
import { Info, LineButton } from './info-line'
import { useFillRows } from './use-fill-rows'

/** The most items that the line names; of more, it says how many. */
const NAMED_MAX = 3

/** Offers to fill rows that have the id of an item from the game's data. */
export function FillRows() {
  const { focus } = useGrid()
  const { fillable, failed, progress, start, retry, stop } = useFillRows()
  const [isListOpen, setListOpen] = useState(false)
  // The buttons of the line are removed when they are pressed.
  useAfterClosing(isListOpen, () => focus.focusActiveCell())
  const failedItems = [...failed.values()].flatMap((items) => [...items.values()])
  const failedCount = failedItems.length
  return (
    <>
      {progress && (
        <Info text={`Reading items: ${progress.done} of ${progress.total}`}>
          <LineButton onClick={focus.after(stop)}>Stop</LineButton>
        </Info>
      )}
      {!progress && fillable.length > 0 && (
        <Info text={<span className="max-sm:hidden">Names, slots or types are missing.</span>}>
          <LineButton
            onClick={focus.after(start)}
          >{`Fill ${plural(fillable.length, 'row')} from the game’s data`}</LineButton>
        </Info>
      )}
      {!progress && failedCount > 0 && (
        <Info
          text={`Not read from Battle.net: ${failedCount > NAMED_MAX ? plural(failedCount, 'item') : failedItems.join(', ')}.`}
        >
          <LineButton onClick={() => setListOpen(true)}>Show why</LineButton>
        </Info>
      )}
      <ConfirmDialog
        open={isListOpen}
        onOpenChange={setListOpen}
        title={`${plural(failedCount, 'item')} could not be read`}
        cancelLabel="Close"
        confirmLabel="Try Again"
        onConfirm={() => {
          setListOpen(false)
          retry()
        }}
      >
        <ul className="flex flex-col gap-3">
          {[...failed].map(([reason, items]) => (
            <li key={reason}>
              {reason}
              <span className="block text-muted tabular-nums">
                {[...items.values()].join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  )
}
