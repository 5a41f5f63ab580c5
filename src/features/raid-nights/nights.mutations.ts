import type { GuildId, NightId } from '@/contract/ids'
import { send } from '@/api/client'
import type { CallBody } from '@/contract/call'
import {
  changeNight,
  deleteNight,
  setAttendance,
  setDropCount,
  setPass,
  startNight,
  type NightDetails,
} from '@/contract/guilds/raid-nights'
import { ignoreMissing } from '@/api/ignore-missing'
import { toastFailure } from '@/features/session/toast-failure'
import { guildKey } from '@/features/guilds/guilds.queries'
import { defineReplayedMutation, useReplay } from '@/lib/replayed-mutation'
import { toast } from '@/ui/messages/toast'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { withAttendance, withDropCount, withPass } from './nights'
import { nightQuery } from './nights.queries'

/** Starts a night, or stores an earlier one. */
export function useStartNight(guildId: GuildId) {
  return useMutation({
    mutationFn: (body: CallBody<typeof startNight>) =>
      send(startNight, { params: { guildId }, body }),
    meta: { failure: 'Could not start the night', refresh: guildKey(guildId) },
  })
}

/** Ends or continues a night, or corrects when it has started and ended. */
export function useChangeNight(guildId: GuildId, nightId: NightId) {
  return useMutation({
    mutationFn: (body: CallBody<typeof changeNight>) =>
      send(changeNight, { params: { guildId, nightId }, body }),
    meta: { failure: 'Could not change the night', refresh: guildKey(guildId) },
  })
}

/** Deletes a night. One that does not exist any more is deleted. */
export function useDeleteNight(guildId: GuildId, nightId: NightId) {
  return useMutation({
    mutationFn: () => ignoreMissing(send(deleteNight, { params: { guildId, nightId } })),
    onSuccess: () => toast.success('Night deleted'),
    meta: { failure: 'Could not delete the night', refresh: guildKey(guildId) },
  })
}

/** Sets whether a raider is there. The night shows it at once. */
export function useSetAttendance(guildId: GuildId, nightId: NightId) {
  return attendanceChanges(guildId, nightId).useChange({
    send: ({ body }) => send(setAttendance, { params: { guildId, nightId }, body }),
    onRejected: (error, { name }) => {
      toastFailure(`Could not change the attendance of ${name}`, error)
    },
  })
}

/** Sets how often an item has dropped. The night shows it at once. */
export function useSetDropCount(guildId: GuildId, nightId: NightId) {
  return dropCounts(guildId, nightId).useChange({
    send: ({ body }) => send(setDropCount, { params: { guildId, nightId }, body }),
    onRejected: (error, { item }) => {
      toastFailure(`Could not count ${item.name}`, error)
    },
  })
}

/** Sets whether a raider has passed on a drop. The night shows it at once. */
export function useSetPass(guildId: GuildId, nightId: NightId) {
  return passChanges(guildId, nightId).useChange({
    send: ({ body }) => send(setPass, { params: { guildId, nightId }, body }),
    onRejected: (error, { name }) => {
      toastFailure(`Could not note the pass of ${name}`, error)
    },
  })
}

/** A night with the pending changes applied. */
export function useShownNight(guildId: GuildId, nightId: NightId): NightDetails {
  const { data } = useSuspenseQuery(nightQuery(guildId, nightId))
  const withAttendances = useReplay(attendanceChanges(guildId, nightId), data)
  const withDrops = useReplay(dropCounts(guildId, nightId), withAttendances)
  return useReplay(passChanges(guildId, nightId), withDrops)
}

const attendanceChanges = defineNightChange('attendance', withAttendance)
const dropCounts = defineNightChange('drop', withDropCount)
const passChanges = defineNightChange('pass', withPass)

function defineNightChange<Change>(
  name: string,
  apply: (night: NightDetails, change: Change) => NightDetails,
) {
  return (guildId: GuildId, nightId: NightId) =>
    defineReplayedMutation<Change, NightDetails>({
      name: `${name} ${nightId}`,
      queryKey: nightQuery(guildId, nightId).queryKey,
      apply,
      refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: guildKey(guildId) }),
    })
}
