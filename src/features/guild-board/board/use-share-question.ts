import type { Guild } from '@/contract/guilds/guild'
import { readUser } from '@/features/session/read-user'
import { createStoredString } from '@/lib/storage/browser-storage'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

/**
 * Whether the board asks at its top to share wishlists: while a character of the user did not share
 * when the board was opened, and unless the user has dismissed it in this browser. Otherwise the
 * switches are at the end of the board.
 */
export function useShareQuestion(guild: Guild) {
  const queryClient = useQueryClient()
  const dismissal = useMemo(() => {
    const key = `guildr_sharing_dismissed_${readUser(queryClient)}_${guild.id}`
    return createStoredString(() => localStorage, key)
  }, [queryClient, guild.id])
  // The switches do not move while they are used.
  const [isAsked, setAsked] = useState(
    () => guild.characters?.some(({ isShared }) => !isShared) === true && dismissal.read() === null,
  )
  const dismiss = () => {
    dismissal.write('1')
    setAsked(false)
  }
  return { isAsked, dismiss }
}
