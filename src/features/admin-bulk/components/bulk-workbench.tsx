import type { AdminBoss } from '@/contract/admin-boss'
import type { AdminInstance } from '@/contract/admin-instance'
import type { BossWithLoot } from '@/contract/loot-item'
import { InlineMessage } from '@/ui/inline-message'
import { toast } from '@/ui/toast'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { BatchTarget } from '../batch-types'
import type { Choice } from '../columns'
import { drafts, fromDraft } from '../draft'
import type { Position } from '../grid-area'
import { changePositions, GridChecks, nextCell } from '../grid-checks'
import { GridContext } from '../grid-context'
import { GridDrag } from '../grid-drag'
import { GridFocus } from '../grid-focus'
import type { GridRow } from '../grid-rows'
import { GridStore } from '../grid-store'
import { parseClipboard, type ClipboardContent } from '../paste-table'
import type { OpenedLoot } from '../load-opened-loot'
import { useAfterClosing } from '../use-after-closing'
import { useBatchSubmit } from '../use-batch-submit'
import { useDraft } from '../use-draft'
import { useOpenDrafts } from '../use-open-drafts'
import { useSettledRows } from '../use-settled-rows'
import { ActionBar } from './action-bar'
import { BatchBanner } from './batch-banner'
import { DraftBanner } from './draft-banner'
import type { Discarding } from './discard-dialog'
import { EditHint } from './edit-hint'
import { FindBar } from './find-bar'
import { FixAll } from './fix-all'
import { GridToolbar } from './grid-toolbar'
import { AddBossesDialog, ColumnMapping, DiscardDialog, SubmitDialog } from './lazy-components'
import { LootGrid } from './loot-grid'
import { MissingBosses } from './missing-bosses'
import { OtherDrafts } from './other-drafts'
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
  /** Existing loot items of the chosen instance to open in the grid. */
  opened: OpenedLoot | null
}

/**
 * The content of the bulk page: target, grid, messages and submit. Messages are below the grid, so that
 * its rows do not move when one appears.
 */
export function BulkWorkbench({
  instances,
  bosses,
  loot,
  target,
  onTargetChange,
  opened,
}: BulkWorkbenchProps) {
  const [store] = useState(() => {
    const draft = drafts.read()
    return new GridStore(draft ? fromDraft(draft) : [])
  })
  const [focus] = useState(() => new GridFocus())
  const [drag] = useState(() => new GridDrag(store, focus))
  /** The initial names in the dialog that adds bosses, or null while it is closed. */
  const [bossNames, setBossNames] = useState<readonly string[] | null>(null)
  const [discarding, setDiscarding] = useState<Discarding | null>(null)
  const [isFinding, setFinding] = useState(false)
  const { instanceId, bossId } = target

  const choices = useMemo<Choice[]>(
    () => bosses.map(({ id, name }) => ({ label: name, value: id })),
    [bosses],
  )
  const checks = useMemo(
    () => new GridChecks({ instanceId, bossId, bosses: choices }, loot),
    [instanceId, bossId, choices, loot],
  )
  const grid = useMemo(() => ({ store, checks, focus, drag }), [store, checks, focus, drag])
  useSettledRows(store)
  useEffect(() => store.setBosses(choices), [store, choices])
  const isDraftStored = useDraft(store, target)
  const openDrafts = useOpenDrafts(store, target, onTargetChange)
  const { restored, others } = openDrafts

  const goToNext = useCallback(
    (positionsIn: (rows: readonly GridRow[]) => readonly Position[]) => {
      const { rows, active } = store.getState()
      const next = nextCell(positionsIn(rows), active)
      if (!next) return
      focus.focusActiveCell()
      store.moveTo(next)
    },
    [store, focus],
  )
  const goToNextError = () => goToNext((rows) => checks.errorPositions(rows))
  useAfterClosing(bossNames !== null, () => {
    // The button that opened the dialog is no longer rendered if no bosses are missing any more.
    if (document.activeElement === document.body) focus.focusActiveCell()
  })
  useAfterClosing(discarding !== null, () => focus.focusActiveCell())
  const batchSubmit = useBatchSubmit({ store, checks, onNextError: goToNextError, onTargetChange })
  const { checkedBatch, lastBatch } = batchSubmit

  // Restores the draft's target, unless the address names an instance.
  useEffect(() => {
    if (restored && instanceId === '' && restored.instanceId !== '') {
      onTargetChange({ instanceId: restored.instanceId, bossId: restored.bossId })
    }
    // Runs only when the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const openItems = useEffectEvent((loaded: OpenedLoot) => {
    openDrafts.openItems(loaded, choices)
    // Removes the parameter that opens them, so that a reload restores the draft.
    onTargetChange({ instanceId, bossId: '' })
  })
  useEffect(() => {
    if (opened) openItems(opened)
  }, [opened])

  function pasteClipboard(clipboard: ClipboardContent) {
    const result = store.paste(parseClipboard(clipboard))
    if ('error' in result) toast.error(result.error, { severity: 'high' })
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
      <section aria-label="Rows" className="flex min-w-0 flex-col gap-2 sm:grow">
        <GridToolbar
          onFind={() => setFinding(true)}
          onDiscard={() => setDiscarding({ what: 'grid' })}
        />
        {isFinding && (
          <FindBar
            onClose={() => {
              setFinding(false)
              focus.focusActiveCell()
            }}
          />
        )}
        <LootGrid
          onPaste={pasteClipboard}
          onNextError={goToNextError}
          onFind={() => setFinding(true)}
        />
        <ColumnMapping />
        {restored && (
          <DraftBanner
            draft={restored}
            onDiscard={() => setDiscarding({ what: 'grid' })}
            onKeep={openDrafts.keepRestored}
          />
        )}
        {others.length > 0 && (
          <OtherDrafts
            drafts={others}
            onOpen={(draft) => void openDrafts.open(draft)}
            onDiscard={(draft) => setDiscarding({ what: 'draft', draft })}
            onHide={openDrafts.hideOthers}
          />
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
            error={lastBatch.batchIds.length > 0 ? batchSubmit.undoError : batchSubmit.submitError}
            onUndo={batchSubmit.undo}
            onSubmitAgain={batchSubmit.submitAgain}
            onDismiss={() => {
              batchSubmit.dismissLastBatch()
              focus.focusActiveCell()
            }}
          />
        )}
        {instanceId !== '' && <MissingBosses instanceName={instanceName} onAdd={setBossNames} />}
        <EditHint />
        <FixAll />
        <ActionBar
          problem={batchSubmit.problem}
          isChecking={batchSubmit.isChecking}
          progress={batchSubmit.progress}
          onNextError={goToNextError}
          onNextChange={() => goToNext(changePositions)}
          onCheck={batchSubmit.check}
          onCancel={batchSubmit.cancelRequests}
        />
      </section>
      {bossNames && (
        <AddBossesDialog
          instanceId={instanceId}
          instanceName={instanceName}
          bosses={bosses}
          names={bossNames}
          open
          onOpenChange={() => setBossNames(null)}
        />
      )}
      {checkedBatch && (
        <SubmitDialog
          batch={checkedBatch}
          isPending={batchSubmit.isSubmitting}
          progress={batchSubmit.progress}
          onCancelRequests={batchSubmit.cancelRequests}
          error={batchSubmit.submitError}
          onConfirm={batchSubmit.submit}
          open
          onOpenChange={batchSubmit.cancel}
        />
      )}
      {discarding && (
        <DiscardDialog
          discarding={discarding}
          onConfirm={() => {
            if (discarding.what === 'grid') openDrafts.discardGrid()
            else void openDrafts.discardOther(discarding.draft)
            setDiscarding(null)
          }}
          open
          onOpenChange={() => setDiscarding(null)}
        />
      )}
    </GridContext>
  )
}
