import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { BossWithLoot } from '@/contract/loot-item'
import { pressedKey } from '@/lib/pressed-key'
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import type { BatchTarget } from './batch/batch-types'
import type { Discarding } from './batch/discard-dialog'
import { drafts, fromDraft } from './batch/draft'
import type { OpenedLoot } from './batch/load-opened-loot'
import { useAfterClosing } from './batch/use-after-closing'
import { useDraft } from './batch/use-draft'
import { useOpenDrafts } from './batch/use-open-drafts'
import { GridChecks } from './grid/grid-checks'
import { goToNextProblem } from './grid/go-to-next'
import { GridContext, type Grid } from './grid/grid-context'
import { GridDrag } from './grid/grid-drag'
import { GridFocus } from './grid/grid-focus'
import { GridSection } from './grid/grid-section'
import { GridStore } from './grid/grid-store'
import { isDialogOpen } from './grid/use-paste-on-page'
import { useSettledRows } from './grid/use-settled-rows'
import { InfoLine } from './head/info-line'
import {
  AddBossesDialog,
  BatchSection,
  DraftSection,
  OtherDrafts,
  RowMessages,
} from './lazy-components'
import type { Choice } from './columns'
import { renameBosses } from './rows/edit-rows'
import { TargetChoice } from './head/target-choice'

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
  /** More buttons of the page. */
  actions: ReactNode
}

/**
 * The content of the bulk page: target, grid, messages and submit. Messages are in the line above
 * the grid or below it, so that its rows do not move when one appears.
 */
export function BulkWorkbench(props: BulkWorkbenchProps) {
  const { instances, bosses, target, onTargetChange, opened } = props
  const { instanceId } = target
  const grid = useBulkGrid(props)
  const { store, checks, focus } = grid
  /** The names in the dialog that adds bosses; null while it is closed. */
  const [bossNames, setBossNames] = useState<readonly string[] | null>(null)
  const [discarding, setDiscarding] = useState<Discarding | null>(null)
  const isDraftStored = useDraft(store, checks)
  const openDrafts = useOpenDrafts(store, checks, onTargetChange)
  useAfterClosing(bossNames !== null, () => {
    // The button that opened the dialog is no longer rendered if no bosses are missing any more.
    if (document.activeElement === document.body) focus.focusActiveCell()
  })

  useRestoredTarget(openDrafts, props)

  const openItems = useEffectEvent((loaded: OpenedLoot) => {
    openDrafts.openItems(loaded)
    // Removes the parameter that opens them, so that a reload restores the draft.
    onTargetChange({ instanceId, bossId: '' })
  })
  useEffect(() => {
    if (opened) openItems(opened)
  }, [opened])

  /** Asks first, unless the grid has nothing but unchanged items. */
  function discardRows() {
    if (store.getState().rows.some((row) => checks.isSent(row))) setDiscarding({ what: 'grid' })
    else openDrafts.discardGrid()
  }

  const nameOf = (id: string) => instances.find((instance) => instance.id === id)?.name
  const instanceName = nameOf(instanceId) ?? ''
  return (
    <GridContext value={grid}>
      <TargetChoice
        instances={instances}
        bosses={bosses}
        onInstanceChange={(next) => void openDrafts.changeInstance(next)}
        onBossChange={(next) => onTargetChange({ instanceId, bossId: next })}
        onAddBosses={() => setBossNames([])}
        actions={props.actions}
      />
      <RowsSection grid={grid}>
        <GridSection
          info={
            <InfoLine
              onDiscard={discardRows}
              actions={
                openDrafts.others.length > 0 && (
                  <OtherDrafts
                    drafts={openDrafts}
                    nameOf={nameOf}
                    onDiscard={(draft) => setDiscarding({ what: 'draft', draft })}
                  />
                )
              }
            >
              <RowMessages
                instanceName={instanceName}
                onAddBosses={setBossNames}
                drafts={openDrafts}
                nameOf={nameOf}
              />
            </InfoLine>
          }
        />
        <DraftSection
          drafts={openDrafts}
          nameOf={nameOf}
          isStored={isDraftStored}
          discarding={discarding}
          onDiscardingChange={setDiscarding}
        />
        <BatchSection
          instanceName={instanceName}
          nameOf={nameOf}
          onTargetChange={onTargetChange}
          onDraftLeft={openDrafts.refresh}
        />
      </RowsSection>
      {bossNames && (
        <AddBossesDialog
          instanceId={instanceId}
          instanceName={instanceName}
          bosses={bosses}
          names={bossNames}
          onRenamed={(names) =>
            store.change((rows) => renameBosses(rows, names, checks.target.bosses))
          }
          open
          onOpenChange={() => setBossNames(null)}
        />
      )}
    </GridContext>
  )
}

/** Chooses the instance and boss of a restored draft. */
function useRestoredTarget(
  { restored }: ReturnType<typeof useOpenDrafts>,
  { target, onTargetChange }: Pick<BulkWorkbenchProps, 'target' | 'onTargetChange'>,
) {
  // The address names another instance than the draft if it names none, or if the draft could not
  // be put aside.
  useEffect(() => {
    if (restored && restored.instanceId !== '' && restored.instanceId !== target.instanceId) {
      onTargetChange({ instanceId: restored.instanceId, bossId: restored.bossId })
    }
    // Runs only when the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}

/** The grid and all around it. F8 goes to the next problem, unless a dialog is open. */
function RowsSection({ grid, children }: { grid: Grid; children: ReactNode }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (pressedKey(event) === 'F8' && !isDialogOpen()) goToNextProblem(grid)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <section
      aria-label="Rows"
      className="group/rows flex min-w-0 flex-col gap-1.5 sm:grow short:gap-1"
    >
      {children}
    </section>
  )
}

/** The grid with the draft of this tab, and the bosses as choices of its cells. */
function useBulkGrid({ bosses, loot, target }: BulkWorkbenchProps) {
  const { instanceId, bossId } = target
  const [store] = useState(() => {
    const draft = drafts.open(instanceId)
    return new GridStore(draft ? fromDraft(draft) : [])
  })
  const [focus] = useState(() => new GridFocus())
  const [drag] = useState(() => new GridDrag(store, focus))
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
