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
import type { LootItem } from '@/contract/loot-item'
import { ignoreMissing } from '@/api/ignore-missing'
import { toastFailure } from '@/features/session/toast-failure'
import { guildKey } from '@/features/guilds/guilds.queries'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withAttendance, withDropCount, withPass } from './nights'
import { nightQuery } from './nights.queries'

/** Starts a night, or stores an earlier one. */
export function useStartNight(guildId: GuildId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallBody<typeof startNight>) =>
      send(startNight, { params: { guildId }, body }),
    onError: (error) => {
      toastFailure('Could not start the night', error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: guildKey(guildId) }),
  })
}

/** Ends or continues a night, or corrects when it has started and ended. */
export function useChangeNight(guildId: GuildId, nightId: NightId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallBody<typeof changeNight>) =>
      send(changeNight, { params: { guildId, nightId }, body }),
    onError: (error) => {
      toastFailure('Could not change the night', error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: guildKey(guildId) }),
  })
}

/** Deletes a night. One that does not exist any more is deleted. */
export function useDeleteNight(guildId: GuildId, nightId: NightId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => ignoreMissing(send(deleteNight, { params: { guildId, nightId } })),
    onSuccess: () => toast.success('Night deleted'),
    onError: (error) => {
      toastFailure('Could not delete the night', error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: guildKey(guildId) }),
  })
}

interface Attendance {
  body: CallBody<typeof setAttendance>
  /** Of the raider. */
  name: string
  className: string | null | undefined
}

/** Sets whether a raider is there. The night shows it at once. */
export function useSetAttendance(guildId: GuildId, nightId: NightId) {
  return useNightChange(guildId, nightId, {
    mutationFn: ({ body }: Attendance) =>
      send(setAttendance, { params: { guildId, nightId }, body }),
    apply: (night, { body, name, className }) => withAttendance(night, body, name, className),
    describe: ({ name }) => `Could not change the attendance of ${name}`,
  })
}

interface DropCount {
  body: CallBody<typeof setDropCount>
  item: LootItem
}

/** Sets how often an item has dropped. The night shows it at once. */
export function useSetDropCount(guildId: GuildId, nightId: NightId) {
  return useNightChange(guildId, nightId, {
    mutationFn: ({ body }: DropCount) => send(setDropCount, { params: { guildId, nightId }, body }),
    apply: (night, { body, item }) => withDropCount(night, body, item),
    describe: ({ item }) => `Could not count ${item.name}`,
  })
}

interface PassChange {
  body: CallBody<typeof setPass>
  /** Of the raider. */
  name: string
}

/** Sets whether a raider has passed on a drop. The night shows it at once. */
export function useSetPass(guildId: GuildId, nightId: NightId) {
  return useNightChange(guildId, nightId, {
    mutationFn: ({ body }: PassChange) => send(setPass, { params: { guildId, nightId }, body }),
    apply: (night, { body }) => withPass(night, body),
    describe: ({ name }) => `Could not note the pass of ${name}`,
  })
}

interface NightChange<Variables> {
  mutationFn: (variables: Variables) => Promise<unknown>
  apply: (night: NightDetails, variables: Variables) => NightDetails
  /** What has failed. */
  describe: (variables: Variables) => string
}

function useNightChange<Variables>(
  guildId: GuildId,
  nightId: NightId,
  { mutationFn, apply, describe }: NightChange<Variables>,
) {
  const queryClient = useQueryClient()
  const { queryKey } = nightQuery(guildId, nightId)
  const mutationKey = [...queryKey, 'change']
  return useMutation({
    mutationKey,
    mutationFn,
    onMutate: async (variables) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (night) => night && apply(night, variables))
    },
    onError: (error, variables) => {
      toastFailure(describe(variables), error)
    },
    onSettled: async () => {
      // An answer without the changes that are still being sent would undo them on the screen.
      if (queryClient.isMutating({ mutationKey }) > 1) return
      await queryClient.invalidateQueries({ queryKey: guildKey(guildId) })
    },
  })
}
