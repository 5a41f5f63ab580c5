import { BULK_ITEMS_MAX, type BulkOutcome } from '@/contract/admin/admin-history'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import { plural } from '@/lib/format'
import { AlertDialog } from '@/ui/overlays/alert-dialog'
import { Button } from '@/ui/button'
import { useBottomAction } from '@/ui/use-bottom-action'
import { FolderInput, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import type { LootFilter } from '../admin-catalog.queries'
import { EditSelected } from './edit-in-grid'
import type { LootSelection } from './use-loot-selection'
import { BulkDeleteDialog } from './bulk-delete-dialog'
import { BulkMoveDialog } from './bulk-move-dialog'

/** On phones the bar is above the navigation, so that it does not move the rows when it appears. */
const BAR =
  'flex flex-wrap items-center gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-above-nav max-sm:z-20 max-sm:border-t max-sm:border-line max-sm:bg-raised max-sm:px-4 max-sm:py-2'

/** The items that an action has left as they are. */
interface Failure {
  title: string
  items: { id: string; name: string; reason: string }[]
}

interface BulkActionsProps {
  selection: LootSelection
  total: number
  instances: readonly AdminInstance[]
  bosses: readonly AdminBoss[]
  /** The filters of the table. In their instance, a boss is chosen first. */
  filters: LootFilter
}

/** The number of selected loot items, and what can be done with them. */
export function BulkActions(props: BulkActionsProps) {
  const { selection, total, instances, bosses, filters } = props
  const [open, setOpen] = useState<'delete' | 'move' | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const items = [...selection.items.values()]
  const isTooMany = items.length > BULK_ITEMS_MAX

  /** Keeps the items selected that exist and were left as they are, and names them. */
  function finish(outcome: BulkOutcome, done: string) {
    setOpen(null)
    const names = new Map(items.map(({ id, name }) => [id, name]))
    const failed = outcome.failed.filter(({ isMissing }) => !isMissing)
    selection.keep(new Set(failed.map(({ id }) => id)))
    if (failed.length === 0) return
    setFailure({
      title: `${plural(failed.length, 'item was', 'items were')} not ${done}`,
      items: failed.map(({ id, reason }) => ({ id, name: names.get(id) ?? id, reason })),
    })
  }

  useBottomAction(items.length > 0)
  return (
    <>
      {items.length > 0 && (
        <div className={BAR}>
          <p
            role="status"
            className="mr-1 text-sm text-text tabular-nums max-sm:flex-1"
          >{`${items.length} selected${isTooMany ? `, at most ${BULK_ITEMS_MAX} at once` : ''}`}</p>
          {items.length < total && total <= BULK_ITEMS_MAX && (
            <Button
              size="sm"
              variant="ghost"
              // On phones the checkbox in the header is enough.
              className="max-sm:hidden"
              isLoading={selection.isLoading}
              onClick={selection.selectAll}
            >{`Select all ${total} shown`}</Button>
          )}
          <EditSelected items={items} filters={filters} />
          <Button size="sm" variant="outline" disabled={isTooMany} onClick={() => setOpen('move')}>
            <FolderInput aria-hidden />
            Move
          </Button>
          <Button
            size="sm"
            variant="destructive"
            disabled={isTooMany}
            onClick={() => setOpen('delete')}
          >
            <Trash2 aria-hidden />
            Delete
          </Button>
          <Button size="sm" variant="ghost" onClick={() => selection.keep(new Set())}>
            <X aria-hidden />
            <span className="max-sm:sr-only">Clear</span>
          </Button>
        </div>
      )}
      {open === 'delete' && (
        <BulkDeleteDialog
          items={items}
          onClose={() => setOpen(null)}
          onDone={(outcome) => finish(outcome, 'deleted')}
        />
      )}
      {open === 'move' && (
        <BulkMoveDialog
          items={items}
          instances={instances}
          bosses={bosses}
          instanceId={filters.instanceId}
          onClose={() => setOpen(null)}
          onDone={(outcome) => finish(outcome, 'moved')}
        />
      )}
      {failure && (
        <AlertDialog
          open
          onOpenChange={() => setFailure(null)}
          variant="warning"
          title={failure.title}
        >
          <ul className="flex flex-col gap-2 text-sm">
            {failure.items.map(({ id, name, reason }) => (
              <li key={id}>{`${name}: ${reason}`}</li>
            ))}
          </ul>
        </AlertDialog>
      )}
    </>
  )
}
