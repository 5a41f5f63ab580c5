import { messageOf } from '@/api/errors'
import type { AdminBoss } from '@/contract/admin-boss'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
import { Modal } from '@/ui/modal'
import { Textarea } from '@/ui/textarea'
import { toast } from '@/ui/toast'
import { useState } from 'react'
import { useAddBosses } from '../admin-bulk.mutations'
import { readBossNames } from '../new-bosses'

interface AddBossesDialogProps {
  instanceId: string
  instanceName: string
  bosses: readonly AdminBoss[]
  /** Names to begin with, as those that the sheet has and the instance has not. */
  names: readonly string[]
  onClose: () => void
}

/** Makes the bosses of a raid out of their names. Rendered while it is open. */
export function AddBossesDialog({
  instanceId,
  instanceName,
  bosses,
  names,
  onClose,
}: AddBossesDialogProps) {
  const [text, setText] = useState(names.join('\n'))
  const { mutate, isPending, error: failure } = useAddBosses()
  // Those made before a failure are among the bosses by now, and so no longer new.
  const { bosses: added, error } = readBossNames(text, instanceId, bosses)

  function submit() {
    mutate(added, {
      onSuccess: () => {
        toast.success(`Added ${plural(added.length, 'boss', 'bosses')}`)
        onClose()
      },
    })
  }

  return (
    <Modal
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissible={!isPending}
      title={`Add bosses to ${instanceName}`}
      footer={
        <>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={added.length === 0}
            isLoading={isPending}
            loadingText="Adding..."
            onClick={submit}
          >
            Add {plural(added.length, 'boss', 'bosses')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <Textarea
          label="Boss names"
          description="One a line, in the order of the encounters. Names the instance has already are left out."
          rows={8}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={error}
        />
        {failure && (
          <InlineMessage tone="error" role="alert">
            {messageOf(failure)}
          </InlineMessage>
        )}
      </div>
    </Modal>
  )
}
