import type { Guild } from '@/contract/guilds/guild'
import type { NightDetails } from '@/contract/guilds/raid-nights'
import type { ChosenRaid } from '@/features/guild-board/choose-raid'
import { lazyComponent, type DialogProps } from '@/lib/load-later'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/overlays/modal'
import { useSetAttendance } from '../nights.mutations'

// Loaded with the council view.
const RosterSearch = lazyComponent(
  async () => (await import('@/features/guild-board/components/council-views')).RosterSearch,
)

interface AddRaiderDialogProps extends DialogProps {
  guild: Guild
  choice: ChosenRaid
  night: NightDetails
}

/** Adds a member of the guild or a guest to a night, or removes one of its raiders. */
export function AddRaiderDialog({
  guild,
  choice,
  night,
  open,
  onOpenChange,
}: AddRaiderDialogProps) {
  const attendance = useSetAttendance(guild.id, night.id)
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Add raider"
      description="A member of the guild, or a guest by name and class."
    >
      {open && (
        <RosterSearch
          label="Raiders of the night"
          guild={guild}
          choice={choice}
          renderAction={(name, { recipientId: memberId, guest }) => {
            const isThere = night.raiders.some((raider) =>
              memberId == null ? raider.name === name : raider.memberId === memberId,
            )
            return (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`${isThere ? 'Remove' : 'Add'} ${name}`}
                onClick={() =>
                  attendance.mutate({
                    name,
                    className: guest?.className,
                    body: { memberId, guest, status: isThere ? null : 'present' },
                  })
                }
              >
                {isThere ? 'Remove' : 'Add'}
              </Button>
            )
          }}
        />
      )}
    </Modal>
  )
}
