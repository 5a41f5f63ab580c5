import type { GuildId } from '@/contract/ids'
import { send } from '@/api/client'
import { ConflictError } from '@/api/errors'
import { ignoreMissing } from '@/api/ignore-missing'
import { isTransient } from '@/api/retry'
import type { ErrorDetails } from '@/contract/error'
import type { CallBody } from '@/contract/call'
import { type Award } from '@/contract/guilds/award'
import { awardItem, changeAward, undoAward } from '@/contract/guilds/guild-awards'
import { AWARD_REASON } from '@/contract/guilds/award-responses'
import { guildKey } from '@/features/guilds/guilds.queries'
import { joinFacts } from '@/lib/format'
import { toastFailure } from '@/features/session/toast-failure'
import { toast } from '@/ui/messages/toast'
import { useMutation } from '@tanstack/react-query'

/** "Voracious Heart to Quillow"; "Voracious Heart (Disenchant)" if nobody has received it. */
export function describeAward({
  itemName,
  recipient,
  response,
}: Pick<Award, 'itemName' | 'recipient' | 'response'>) {
  return recipient ? `${itemName} to ${recipient.name}` : `${itemName} (${response})`
}

/** Who got the item, if an error says that it has just been awarded; else null. */
export function earlierAward(error: unknown): NonNullable<ErrorDetails['award']> | null {
  const isAwarded = error instanceof ConflictError && error.code === 'ALREADY_AWARDED'
  return (isAwarded && error.details?.award) || null
}

/**
 * Awards an item, and offers to undo it. `SecondDropDialog` shows the error of an item that is
 * awarded already.
 */
export function useAwardItem(guildId: GuildId) {
  const undo = useUndoAward(guildId)
  const award = useMutation({
    mutationFn: (body: CallBody<typeof awardItem>) =>
      send(awardItem, { params: { guildId }, body }),
    onSuccess: (made) =>
      toast.success(
        made.recipient
          ? `Awarded ${describeAward(made)}`
          : made.response === AWARD_REASON
            ? `Disenchanted ${made.itemName}`
            : `${made.itemName}: ${made.response}`,
        {
          description: made.recipient && made.response,
          undo: () => undo.mutate(made),
        },
      ),
    onError: (error, request) => {
      if (earlierAward(error)) return
      // The award may exist although its answer was lost. It has the same id when it is sent again.
      const again = { action: { label: 'Try Again', onClick: () => award.mutate(request) } }
      toastFailure('Could not award the item', error, isTransient(error) ? again : undefined)
    },
    meta: { refresh: guildKey(guildId) },
  })
  return award
}

export type AwardChangeFields = CallBody<typeof changeAward>

/** Changes an award; what is missing in the fields stays. */
export function useChangeAward(guildId: GuildId, { id }: Award) {
  return useMutation({
    mutationFn: (body: AwardChangeFields) =>
      send(changeAward, { params: { guildId, awardId: id }, body }),
    onSuccess: (changed) =>
      toast.success(`Changed: ${describeAward(changed)}`, {
        description: joinFacts([changed.recipient && changed.response, changed.difficulty]),
      }),
    meta: { failure: 'Could not change the award', refresh: guildKey(guildId) },
  })
}

/** Undoes an award. One that does not exist any more is undone. */
export function useUndoAward(guildId: GuildId) {
  return useMutation({
    mutationFn: ({ id }: Award) =>
      ignoreMissing(send(undoAward, { params: { guildId, awardId: id } })),
    onSuccess: (_, award) => toast.success(`Undone: ${describeAward(award)}`),
    meta: { failure: 'Could not undo the award', refresh: guildKey(guildId) },
  })
}
