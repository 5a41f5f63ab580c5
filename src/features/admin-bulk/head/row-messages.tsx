import { useFeature } from '@/features/session/use-feature'
import type { Draft } from '../batch/draft'
import { ConflictingRows } from './conflicting-rows'
import { EditHint } from './edit-hint'
import { EmptyHint } from './empty-hint'
import { FillByName } from './fill-by-name'
import { FillRows } from './fill-rows'
import { FixAll } from './fix-all'
import { MissingBosses } from './missing-bosses'
import { RestoredDraft } from './restored-draft'
import { StoredRows } from './stored-rows'

interface RowMessagesProps {
  /** The name of the chosen instance; empty if none is chosen. */
  instanceName: string
  onAddBosses: (names: readonly string[]) => void
  /** The draft with which the grid was filled, until the user has worked on it. */
  restored: Draft | null
  onKeepRestored: () => void
}

/** What has to be said about the rows in the grid, the most urgent first. */
export function RowMessages({
  instanceName,
  onAddBosses,
  restored,
  onKeepRestored,
}: RowMessagesProps) {
  const canReadItems = useFeature('journal')
  return (
    <>
      <ConflictingRows />
      <FixAll />
      {instanceName !== '' && <MissingBosses instanceName={instanceName} onAdd={onAddBosses} />}
      {canReadItems && <FillRows />}
      <FillByName />
      {restored && <RestoredDraft draft={restored} onKeep={onKeepRestored} />}
      <StoredRows />
      <EditHint />
      <EmptyHint />
    </>
  )
}
