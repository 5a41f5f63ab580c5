import type { InstanceId } from '@/contract/ids'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BatchTarget } from '../columns/parse-grid-row'
import { goToNextWarning } from '../sheet/go-to-next'
import { useGrid } from '../sheet/grid-context'
import { ActionBar } from './action-bar'
import { useUndoBatch } from './admin-bulk.mutations'
import { BatchBanner } from './batch-banner'
import { lastBatch } from './last-batch'
import { SubmitDialog } from './submit-dialog'
import { useBatchSubmit } from './use-batch-submit'
import { useReturnedRows } from './use-returned-rows'

interface BatchSectionProps {
  instanceName: string
  nameOf: (instanceId: InstanceId) => string | undefined
  onTargetChange: (target: BatchTarget) => void
}

/** The last batch, and the bar and the dialog that submit the next one. */
export function BatchSection({ instanceName, nameOf, onTargetChange }: BatchSectionProps) {
  const grid = useGrid()
  const { focus, checks } = grid
  const banner = useRef<HTMLDivElement>(null)
  const { state, check, submit, stop } = useBatchSubmit(() => {
    // On a phone, the banner is out of view when the user submits.
    banner.current?.scrollIntoView({ block: 'center' })
    banner.current?.focus({ preventScroll: true })
  })
  const queryClient = useQueryClient()
  const { data: last } = useQuery(lastBatch.query())
  const undo = useUndoBatch()
  useReturnedRows(last, onTargetChange)
  const isSubmitting = state.step === 'submitting'
  const { instanceId } = checks.target
  const isOfRaid = last?.target.instanceId === instanceId
  // Over the rows of another raid, or beside the problem of a new batch, it would be read as theirs.
  const hasProblem = 'problem' in state && state.problem && !state.isNotice
  const isShown = (isOfRaid && !hasProblem) || instanceId === ''
  return (
    <>
      {last && isShown && (
        <BatchBanner
          key={last.key}
          ref={banner}
          batch={last}
          instanceName={isOfRaid ? '' : nameOf(last.target.instanceId)}
          isUndoing={undo.isPending}
          isSubmitting={state.step !== 'entering'}
          error={undo.error}
          onUndo={() => undo.mutate(last)}
          onSubmitAgain={check}
          onDismiss={focus.after(() => lastBatch.set(queryClient, null))}
        />
      )}
      <ActionBar state={state} onCheck={check} />
      {'batch' in state && (
        <SubmitDialog
          batch={state.batch}
          instanceName={instanceName}
          isPending={isSubmitting}
          error={state.step === 'confirming' ? state.error : null}
          onShowWarnings={() => stop(() => goToNextWarning(grid))}
          onConfirm={() => submit(state.batch)}
          onOpenChange={() => stop(() => focus.focusActiveCell())}
        />
      )}
    </>
  )
}
