import { describeValue } from '@/contract/describe-value'
import { ConflictFields } from '@/features/admin-catalog/components/conflict-fields'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { useState } from 'react'
import type { GridRow } from '../columns/grid-rows'
import { labelOfField, valuesOfSide, withChosen, type Side } from '../columns/row-conflicts'
import { useGrid } from '../sheet/grid-context'

/** Asks for each cell that both have changed whose value it gets. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const { store } = useGrid()
  const [rows] = useState(() => store.getState().rows.filter(({ conflicts }) => conflicts))
  /** The chosen texts by column, by the id of the row. */
  const [chosen, setChosen] = useState(() => valuesOf(rows, 'yours'))

  function apply() {
    store.change((all) =>
      all.map((row) => {
        const values = chosen.get(row.id)
        return values ? withChosen(row, values) : row
      }),
    )
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={apply}
      title={`Compare ${plural(rows.length, 'row')}`}
      description="Somebody else has changed these cells since the rows were opened. The chosen values are submitted with the next check."
      confirmLabel="Apply"
    >
      {rows.length > 1 && (
        <SideChoice of="All rows" onChoose={(side) => setChosen(valuesOf(rows, side))} />
      )}
      {rows.map((row) => (
        <section key={row.id} className="border-t border-line pt-3">
          <SideChoice
            of={row.cells.name}
            onChoose={(side) => setChosen(new Map(chosen).set(row.id, valuesOfSide(row, side)))}
          />
          <ConflictFields
            conflicts={row.conflicts ?? []}
            chosen={(row.conflicts ?? []).map(({ field }) => chosen.get(row.id)?.get(field))}
            labelOf={labelOfField}
            textOf={describeValue}
            onChoose={(field, value) =>
              setChosen(new Map(chosen).set(row.id, new Map(chosen.get(row.id)).set(field, value)))
            }
          />
        </section>
      ))}
    </ConfirmDialog>
  )
}

function SideChoice({ of, onChoose }: { of: string; onChoose: (side: Side) => void }) {
  return (
    <div
      role="group"
      aria-label={`Values of ${of}`}
      className="flex flex-wrap items-center justify-between gap-2"
    >
      <h3 className="min-w-0 break-words">{of}</h3>
      <span className="flex gap-2">
        <Button size="sm" variant="outline" onClick={() => onChoose('yours')}>
          Keep yours
        </Button>
        <Button size="sm" variant="outline" onClick={() => onChoose('stored')}>
          Take theirs
        </Button>
      </span>
    </div>
  )
}

function valuesOf(rows: readonly GridRow[], side: Side) {
  return new Map(rows.map((row) => [row.id, valuesOfSide(row, side)]))
}
