import type { InstanceId } from '@/contract/ids'
import { messageOf } from '@/api/errors'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import { UNDO_DAYS, type BulkOutcome } from '@/contract/admin/admin-history'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { plural } from '@/lib/format'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { Select } from '@/ui/overlays/select'
import { useState } from 'react'
import { bossOptions } from '../bosses/boss-options'
import { useBulkMove } from '../history/history.mutations'

interface BulkMoveDialogProps {
  items: readonly AdminLootItem[]
  instances: readonly AdminInstance[]
  bosses: readonly AdminBoss[]
  /** The instance that is chosen first; undefined: that of the first item. */
  instanceId: InstanceId | undefined
  onClose: () => void
  onDone: (outcome: BulkOutcome) => void
}

/** Asks to which boss many loot items are moved. */
export function BulkMoveDialog(props: BulkMoveDialogProps) {
  const { items, instances, bosses, onClose, onDone } = props
  const move = useBulkMove()
  const [instanceId, setInstanceId] = useState(props.instanceId ?? items[0]?.boss?.instanceId ?? '')
  const [bossId, setBossId] = useState('')
  const boss = bosses.find(({ id }) => id === bossId)
  const ids = items.map(({ id }) => id)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => {
        if (boss) move.mutate({ ids, bossId, bossName: boss.name }, { onSuccess: onDone })
      }}
      title={`Move ${plural(items.length, 'item')} to another boss`}
      description={`You can undo this for ${UNDO_DAYS} days in the history.`}
      confirmLabel="Move"
      pendingText="Moving..."
      isConfirmDisabled={!boss}
      isPending={move.isPending}
      error={move.error && messageOf(move.error)}
    >
      <Select
        label="Instance"
        placeholder="Select an instance"
        disabled={move.isPending}
        value={instanceId}
        onChange={(id) => {
          setInstanceId(id)
          setBossId('')
        }}
        options={instances.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        label="Boss"
        placeholder="Select a boss"
        disabled={move.isPending || instanceId === ''}
        value={bossId}
        onChange={setBossId}
        options={bossOptions(bosses, instances, instanceId)}
      />
    </ConfirmDialog>
  )
}
