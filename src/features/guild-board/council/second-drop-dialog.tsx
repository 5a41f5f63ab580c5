import { plural } from '@/lib/format'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { earlierAward, type useAwardItem } from '../awards.mutations'

interface SecondDropDialogProps {
  award: ReturnType<typeof useAwardItem>
}

/**
 * Asks whether an item that has just been awarded has dropped twice, and then awards it again.
 */
export function SecondDropDialog({ award }: SecondDropDialogProps) {
  const { error, variables } = award
  const earlier = earlierAward(error)
  return (
    <ConfirmDialog
      open={earlier !== null}
      onOpenChange={award.reset}
      title="Already awarded"
      description={earlier && `${describeEarlier(earlier)} Was there a second one?`}
      confirmLabel="Award another"
      onConfirm={() => {
        if (variables) award.mutate({ ...variables, isConfirmed: true })
      }}
    />
  )
}

/** "Dawnhart got it 4 seconds ago from Thaldorimend."; "It was disenchanted 4 seconds ago." */
function describeEarlier({
  recipientName,
  awardedBy,
  secondsAgo,
}: NonNullable<ReturnType<typeof earlierAward>>): string {
  const age =
    secondsAgo < 60 ? plural(secondsAgo, 'second') : plural(Math.floor(secondsAgo / 60), 'minute')
  if (recipientName == null) return `It was disenchanted ${age} ago.`
  return `${recipientName} got it ${age} ago${awardedBy ? ` from ${awardedBy}` : ''}.`
}
