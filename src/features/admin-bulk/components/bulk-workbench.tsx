import { plural, timeAgo } from '@/lib/format'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { InlineMessage } from '@/ui/inline-message'
import { toast } from '@/ui/toast'
import type { AdminBoss } from '@/contract/admin-boss'
import type { AdminInstance } from '@/contract/admin-instance'
import type { BossWithLoot } from '@/contract/loot-item'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { columnIndex, type Choice } from '../columns'
import { readDraft, type Draft } from '../draft'
import { focusGrid } from '../focus-grid'
import { GridChecks, nextError } from '../grid-checks'
import { GridContext } from '../grid-context'
import { createRow } from '../grid-rows'
import { filledRows, GridStore } from '../grid-store'
import { readClipboard, type Clipboard } from '../paste-grid'
import { useAfterClosing } from '../use-after-closing'
import { useDraft } from '../use-draft'
import { useBatchSubmit } from '../use-batch-submit'
import { AddBossesDialog } from './add-bosses-dialog'
import { BatchBanner } from './batch-banner'
import { GridToolbar } from './grid-toolbar'
import { LootGrid } from './loot-grid'
import { MissingBosses } from './missing-bosses'
import { SubmitDialog } from './submit-dialog'
import { TargetChoice } from './target-choice'

/** What the address says the rows are for; empty: not chosen. */
export interface BulkTarget {
  instanceId: string
  bossId: string
}

interface BulkEntryProps {
  instances: readonly AdminInstance[]
  /** Those of the instance. */
  bosses: readonly AdminBoss[]
  /** What the instance has already. */
  loot: readonly BossWithLoot[]
  target: BulkTarget
  onTargetChange: (target: BulkTarget) => void
}

/** The spreadsheet of a patch evening: choose, paste, mend, look at what would happen, submit. */
export function BulkWorkbench({ instances, bosses, loot, target, onTargetChange }: BulkEntryProps) {
  const [restored, setRestored] = useState<Draft | null>(readDraft)
  const [store] = useState(() => new GridStore(restored?.rows.map((cells) => createRow(cells))))
  const [names, setNames] = useState<readonly string[] | null>(null)
  const [isDiscarding, setDiscarding] = useState(false)
  const { instanceId, bossId } = target

  const choices = useMemo<Choice[]>(
    () => bosses.map(({ id, name }) => ({ label: name, value: id })),
    [bosses],
  )
  const checks = useMemo(
    () => new GridChecks({ instanceId, bossId, bosses: choices }, loot),
    [instanceId, bossId, choices, loot],
  )
  const grid = useMemo(() => ({ store, checks }), [store, checks])
  useEffect(() => {
    store.bosses = choices
    store.tidy(columnIndex('boss'))
  }, [store, choices])
  const isKept = useDraft(store, target)

  const goToNextError = useCallback(() => {
    const { rows, active } = store.getState()
    const error = nextError(checks.errorPositions(rows), active)
    if (!error) return
    focusGrid()
    store.moveTo(error)
  }, [store, checks])
  useAfterClosing(names !== null, () => {
    // The offer to add bosses is gone with the need for it, and the focus with the offer.
    if (document.activeElement === document.body) focusGrid()
  })
  const flow = useBatchSubmit(store, checks, goToNextError)

  // A draft remembers what it was for; an address that says something else wins.
  useEffect(() => {
    if (restored && instanceId === '' && restored.instanceId !== '') {
      onTargetChange({ instanceId: restored.instanceId, bossId: restored.bossId })
    }
    // Only once, as the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  function paste(clipboard: Clipboard) {
    const outcome = store.paste(readClipboard(clipboard))
    if (outcome.isRefused) toast.error(outcome.message, { severity: 'high' })
    else if (outcome.ignored.length > 0) {
      toast.warning(`Left out: ${outcome.ignored.join(', ')}`, {
        description: 'The grid has no such column.',
      })
    }
  }

  function discard() {
    store.reset()
    setRestored(null)
    setDiscarding(false)
  }

  const instanceName = instances.find(({ id }) => id === instanceId)?.name ?? ''
  return (
    <GridContext value={grid}>
      <TargetChoice
        instances={instances}
        bosses={bosses}
        onInstanceChange={(next) => onTargetChange({ instanceId: next, bossId: '' })}
        onBossChange={(next) => onTargetChange({ instanceId, bossId: next })}
        onAddBosses={() => setNames([])}
      />
      {restored && (
        <InlineMessage tone="info">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status">
              Your draft of {plural(restored.rows.length, 'row')} is back, as it was{' '}
              {timeAgo(restored.savedAt)}.
            </p>
            <span className="flex gap-2">
              <Button size="sm" variant="ghost" onClick={discard}>
                Discard it
              </Button>
              <Button size="sm" variant="outline" onClick={() => setRestored(null)}>
                Keep it
              </Button>
            </span>
          </div>
        </InlineMessage>
      )}
      {!isKept && (
        <InlineMessage tone="warning" role="alert">
          This browser has no room to keep the draft. A reload would lose it: submit it, or save it
          as CSV.
        </InlineMessage>
      )}
      {flow.batch && (
        <BatchBanner
          key={flow.batch.key}
          batch={flow.batch}
          isUndoing={flow.isUndoing}
          isRedoing={flow.isSubmitting}
          error={flow.batch.batchId ? flow.undoError : flow.submitError}
          onUndo={flow.undo}
          onRedo={flow.redo}
          onDismiss={() => {
            flow.forget()
            focusGrid()
          }}
        />
      )}
      {instanceId !== '' && <MissingBosses instanceName={instanceName} onAdd={setNames} />}
      <section aria-label="Rows" className="flex min-w-0 flex-col gap-3">
        <GridToolbar onNextError={goToNextError} onDiscard={() => setDiscarding(true)} />
        <LootGrid onPaste={paste} onNextError={goToNextError} />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-prose text-sm text-muted">
            Paste a block from a spreadsheet anywhere in the grid, with or without its header row.
            Escape, then Tab, leaves the grid.
          </p>
          <div className="flex flex-wrap items-center gap-3">
            {flow.problem && (
              <p role="alert" className="text-sm text-error-text">
                {flow.problem}
              </p>
            )}
            <Button isLoading={flow.isChecking} loadingText="Checking..." onClick={flow.check}>
              Check and submit
            </Button>
          </div>
        </div>
      </section>
      {names && (
        <AddBossesDialog
          instanceId={instanceId}
          instanceName={instanceName}
          bosses={bosses}
          names={names}
          onClose={() => setNames(null)}
        />
      )}
      {flow.rehearsed && (
        <SubmitDialog
          request={flow.rehearsed.request}
          tally={flow.rehearsed.tally}
          bosses={choices}
          isPending={flow.isSubmitting}
          error={flow.submitError}
          onConfirm={flow.submit}
          onClose={flow.dismiss}
        />
      )}
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setDiscarding}
        onConfirm={discard}
        variant="destructive"
        title={`Discard ${plural(filledRows(store.getState().rows).length, 'item')}?`}
        description="What is in the grid is gone then, and its draft with it."
        confirmLabel="Discard"
      />
    </GridContext>
  )
}
