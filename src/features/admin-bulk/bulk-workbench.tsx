import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { BossWithLoot } from '@/contract/loot-item'
import { pressedKey } from '@/lib/pressed-key'
import { useDocumentEvent } from '@/lib/use-document-event'
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { AddBossesDialog } from './batch/add-bosses-dialog'
import { BatchSection } from './batch/batch-section'
import { DraftSection } from './batch/draft-section'
import type { OpenedLoot } from './batch/load-opened-loot'
import { useDraft } from './batch/use-draft'
import { useInstanceGrid, useInstanceRows } from './batch/use-instance-rows'
import type { Choice } from './columns/choices'
import { GridChecks } from './columns/grid-checks'
import type { BatchTarget } from './columns/parse-grid-row'
import { renameBosses } from './columns/with-cells'
import { GridSection } from './head/grid-section'
import { InfoLine } from './head/info-line'
import { RowMessages } from './head/row-messages'
import { TargetChoice } from './head/target-choice'
import { goToNextProblem } from './sheet/go-to-next'
import { GridContext, type Grid } from './sheet/grid-context'
import { GridDrag } from './sheet/grid-drag'
import { GridFocus } from './sheet/grid-focus'
import type { GridStore } from './sheet/state/grid-store'
import { isDialogOpen } from './sheet/use-paste-on-page'
import { useSettledRows } from './sheet/use-settled-rows'

interface BulkWorkbenchProps {
  instances: readonly AdminInstance[]
  /** The bosses of the chosen instance. */
  bosses: readonly AdminBoss[]
  /** The existing loot of the chosen instance. */
  loot: readonly BossWithLoot[]
  /** The target in the page's address. */
  target: BatchTarget
  onTargetChange: (target: BatchTarget) => void
  /** Existing loot items of the chosen instance to open in the grid. */
  opened: OpenedLoot | null
  actions: ReactNode
}

/**
 * The content of the bulk page: target, grid, messages and submit. Messages are in the line above
 * the grid or below it, so that its rows do not move when one appears.
 */
export function BulkWorkbench(props: BulkWorkbenchProps) {
  const { instances, bosses, target, onTargetChange, opened } = props
  const { instanceId } = target
  const { store, restored } = useInstanceGrid(instanceId)
  const grid = useBulkGrid(store, props)
  const { checks } = grid
  /** The names in the dialog that adds bosses; null while it is closed. */
  const [bossNames, setBossNames] = useState<readonly string[] | null>(null)
  const [isDiscarding, setDiscarding] = useState(false)
  const draftProblem = useDraft(store, checks)
  const rows = useInstanceRows(store, checks, onTargetChange)

  const openItems = useEffectEvent((loaded: OpenedLoot) => {
    rows.openItems(loaded)
    // Removes the parameter that opens them, so that a reload restores the draft.
    onTargetChange({ instanceId, bossId: '' })
  })
  useEffect(() => {
    if (opened) openItems(opened)
  }, [opened])

  /** Asks first, unless the grid has nothing but unchanged items. */
  function discardRows() {
    if (store.getState().rows.some((row) => checks.isSent(row))) setDiscarding(true)
    else rows.discard()
  }

  const nameOf = (id: string) => instances.find((instance) => instance.id === id)?.name
  const instanceName = nameOf(instanceId) ?? ''
  return (
    <GridContext value={grid}>
      <TargetChoice
        instances={instances}
        bosses={bosses}
        onInstanceChange={rows.changeInstance}
        onBossChange={(next) => onTargetChange({ instanceId, bossId: next })}
        onAddBosses={() => setBossNames([])}
        actions={props.actions}
      />
      <RowsSection grid={grid}>
        <GridSection
          info={
            <InfoLine onDiscard={discardRows}>
              <RowMessages
                instanceName={instanceName}
                onAddBosses={setBossNames}
                restored={restored}
              />
            </InfoLine>
          }
        />
        <DraftSection
          problem={draftProblem}
          isDiscarding={isDiscarding}
          onDiscard={rows.discard}
          onClose={() => setDiscarding(false)}
        />
        <BatchSection instanceName={instanceName} nameOf={nameOf} onTargetChange={onTargetChange} />
      </RowsSection>
      {bossNames && (
        <AddBossesDialog
          instanceId={instanceId}
          instanceName={instanceName}
          bosses={bosses}
          names={bossNames}
          onRenamed={(names) =>
            store.change((all) => renameBosses(all, names, checks.target.bosses))
          }
          onClose={() => setBossNames(null)}
        />
      )}
    </GridContext>
  )
}

/**
 * The grid and all around it. F8 goes to the next problem, unless a dialog is open. Where a control
 * in it is removed, the active cell gets the focus.
 */
function RowsSection({ grid, children }: { grid: Grid; children: ReactNode }) {
  useDocumentEvent('keydown', (event) => {
    if (pressedKey(event) === 'F8' && !isDialogOpen()) goToNextProblem(grid)
  })
  return (
    // It takes the focus only from a removed control (src/lib/keep-focus.ts).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label="Rows"
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) grid.focus.focusActiveCell()
      }}
      className="group/rows flex min-w-0 flex-col gap-1.5 sm:grow short:gap-1"
    >
      {children}
    </section>
  )
}

/** The grid of the page, with the bosses as choices of its cells. */
function useBulkGrid(store: GridStore, { bosses, loot, target }: BulkWorkbenchProps): Grid {
  const { instanceId, bossId } = target
  const [focus] = useState(() => new GridFocus())
  const drag = useMemo(() => new GridDrag(store, focus), [store, focus])
  const choices = useMemo<Choice[]>(
    () => bosses.map(({ id, name }) => ({ label: name, value: id })),
    [bosses],
  )
  const checks = useMemo(
    () => new GridChecks({ instanceId, bossId, bosses: choices }, loot),
    [instanceId, bossId, choices, loot],
  )
  useSettledRows(store)
  useEffect(() => store.setBosses(choices), [store, choices])
  return useMemo(() => ({ store, checks, focus, drag }), [store, checks, focus, drag])
}
