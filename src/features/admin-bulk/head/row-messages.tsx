import type { InstanceId } from '@/contract/ids'
import { useFeature } from '@/features/session/use-feature'
import { MissingBosses } from '../batch/missing-bosses'
import { RestoredDraft } from '../batch/restored-draft'
import type { useOpenDrafts } from '../batch/use-open-drafts'
import { ConflictingRows } from './conflicting-rows'
import { EditHint } from './edit-hint'
import { EmptyHint } from './empty-hint'
import { FillByName } from './fill-by-name'
import { FillRows } from './fill-rows'
import { FixAll } from './fix-all'
import { StoredRows } from './stored-rows'

interface RowMessagesProps {
  /** The name of the chosen instance; empty if none is chosen. */
  instanceName: string
  /** @param names the names of the new bosses */
  onAddBosses: (names: readonly string[]) => void
  drafts: ReturnType<typeof useOpenDrafts>
  /** The name of an instance. */
  nameOf: (instanceId: InstanceId) => string | undefined
}

/** What has to be said about the rows in the grid, the most urgent first. */
export function RowMessages({ instanceName, onAddBosses, drafts, nameOf }: RowMessagesProps) {
  const canReadItems = useFeature('journal')
  return (
    <>
      <ConflictingRows />
      <FixAll />
      {instanceName !== '' && <MissingBosses instanceName={instanceName} onAdd={onAddBosses} />}
      {canReadItems && <FillRows />}
      <FillByName />
      {drafts.restored && (
        <RestoredDraft draft={drafts.restored} nameOf={nameOf} onKeep={drafts.keepRestored} />
      )}
      <StoredRows />
      <EditHint />
      <EmptyHint drafts={drafts} nameOf={nameOf} />
    </>
  )
}
