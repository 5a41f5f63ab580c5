import type { AdminBoss } from '@/contract/admin-boss'
import type { AdminInstance } from '@/contract/admin-instance'
import type { BossWithLoot } from '@/contract/loot-item'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { InlineMessage } from '@/ui/inline-message'
import { toast } from '@/ui/toast'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { BatchTarget } from '../batch-types'
import type { Choice } from '../columns'
import { readDraft, type Draft } from '../draft'
import { GridChecks, nextError } from '../grid-checks'
import { GridContext } from '../grid-context'
import { GridFocus } from '../grid-focus'
import { createRow, filledRows } from '../grid-rows'
import { GridStore } from '../grid-store'
import { parseClipboard, type ClipboardContent } from '../paste-table'
import { useAfterClosing } from '../use-after-closing'
import { useBatchSubmit } from '../use-batch-submit'
import { useDraft } from '../use-draft'
import { AddBossesDialog } from './add-bosses-dialog'
import { BatchBanner } from './batch-banner'
import { DraftBanner } from './draft-banner'
import { GridToolbar } from './grid-toolbar'
import { LootGrid } from './loot-grid'
import { MissingBosses } from './missing-bosses'
import { SubmitDialog } from './submit-dialog'
import { TargetChoice } from './target-choice'

interface BulkWorkbenchProps {
  instances: readonly AdminInstance[]
  /** The bosses of the chosen instance. */
  bosses: readonly AdminBoss[]
  /** The existing loot of the chosen instance. */
  loot: readonly BossWithLoot[]
  /** The target in the page's address. */
  target: BatchTarget
  onTargetChange: (target: BatchTarget) => void
}

/** The content of the bulk page: target, messages, grid and submit. */
export function BulkWorkbench({
  instances,
  bosses,
  loot,
  target,
  onTargetChange,
}: BulkWorkbenchProps) {
  const [restored, setRestored] = useState<Draft | null>(readDraft)
  const [store] = useState(() => new GridStore(restored?.rows.map((cells) => createRow(cells))))
  const [focus] = useState(() => new GridFocus())
  /** The initial names in the dialog that adds bosses, or null while it is closed. */
  const [bossNames, setBossNames] = useState<readonly string[] | null>(null)
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
  const grid = useMemo(() => ({ store, checks, focus }), [store, checks, focus])
  useEffect(() => store.setBosses(choices), [store, choices])
  const isDraftStored = useDraft(store, target)

  const goToNextError = useCallback(() => {
    const { rows, active } = store.getState()
    const error = nextError(checks.errorPositions(rows), active)
    if (!error) return
    focus.focusActiveCell()
    store.moveTo(error)
  }, [store, checks, focus])
  useAfterClosing(bossNames !== null, () => {
    // The button that opened the dialog is no longer rendered if no bosses are missing any more.
    if (document.activeElement === document.body) focus.focusActiveCell()
  })
  const batchSubmit = useBatchSubmit(store, checks, goToNextError)
  const { checkedBatch, lastBatch } = batchSubmit

  // Restores the draft's target, unless the address names an instance.
  useEffect(() => {
    if (restored && instanceId === '' && restored.instanceId !== '') {
      onTargetChange({ instanceId: restored.instanceId, bossId: restored.bossId })
    }
    // Runs only when the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  function pasteClipboard(clipboard: ClipboardContent) {
    const result = store.paste(parseClipboard(clipboard))
    if ('error' in result) toast.error(result.error, { severity: 'high' })
    else if (result.ignored.length > 0) {
      toast.warning(`Ignored columns: ${result.ignored.join(', ')}`, {
        description: 'The grid does not have these columns.',
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
        onAddBosses={() => setBossNames([])}
      />
      {restored && (
        <DraftBanner draft={restored} onDiscard={discard} onKeep={() => setRestored(null)} />
      )}
      {!isDraftStored && (
        <InlineMessage tone="warning" role="alert">
          The draft could not be saved in this browser. Submit it or save it as CSV, or it will be
          lost when the page is reloaded.
        </InlineMessage>
      )}
      {lastBatch && (
        <BatchBanner
          key={lastBatch.key}
          batch={lastBatch}
          isUndoing={batchSubmit.isUndoing}
          isSubmitting={batchSubmit.isSubmitting}
          error={lastBatch.batchId ? batchSubmit.undoError : batchSubmit.submitError}
          onUndo={batchSubmit.undo}
          onSubmitAgain={batchSubmit.submitAgain}
          onDismiss={() => {
            batchSubmit.dismissLastBatch()
            focus.focusActiveCell()
          }}
        />
      )}
      {instanceId !== '' && <MissingBosses instanceName={instanceName} onAdd={setBossNames} />}
      <section aria-label="Rows" className="flex min-w-0 flex-col gap-3">
        <GridToolbar onNextError={goToNextError} onDiscard={() => setDiscarding(true)} />
        <LootGrid onPaste={pasteClipboard} onNextError={goToNextError} />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-prose text-sm text-muted">
            You can paste cells from a spreadsheet, with or without a header row. To leave the grid
            with the keyboard, press Escape, then Tab.
          </p>
          <div className="flex flex-wrap items-center gap-3">
            {batchSubmit.problem && (
              <p role="alert" className="text-sm text-error-text">
                {batchSubmit.problem}
              </p>
            )}
            <Button
              isLoading={batchSubmit.isChecking}
              loadingText="Checking..."
              onClick={batchSubmit.check}
            >
              Check and submit
            </Button>
          </div>
        </div>
      </section>
      {bossNames && (
        <AddBossesDialog
          instanceId={instanceId}
          instanceName={instanceName}
          bosses={bosses}
          names={bossNames}
          onClose={() => setBossNames(null)}
        />
      )}
      {checkedBatch && (
        <SubmitDialog
          batch={checkedBatch}
          bosses={choices}
          isPending={batchSubmit.isSubmitting}
          error={batchSubmit.submitError}
          onConfirm={batchSubmit.submit}
          onClose={batchSubmit.cancel}
        />
      )}
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setDiscarding}
        onConfirm={discard}
        variant="destructive"
        title={`Discard ${plural(filledRows(store.getState().rows).length, 'item')}?`}
        description="This clears the grid and deletes its draft."
        confirmLabel="Discard"
      />
    </GridContext>
  )
}
