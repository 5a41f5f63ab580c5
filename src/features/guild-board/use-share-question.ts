import type { Guild } from '@/contract/guilds/guild'
import { readUser } from '@/features/session/read-user'
import { createDismissals, useDismissal } from '@/lib/dismissals'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Whether the board asks at its top to share wishlists: while a character of the user did not share
 * when the board was opened, and unless the user has dismissed it in this browser. Otherwise the
 * switches are at the end of the board.
 */
export function useShareQuestion(guild: Guild) {
  const queryClient = useQueryClient()
  const [dismissals] = useState(() =>
    createDismissals(() => localStorage, `guildr_sharing_dismissed_${readUser(queryClient)}`),
  )
  // The switches do not move while they are used.
  const [isOpen] = useState(() => guild.characters?.some(({ isShared }) => !isShared) === true)
  const [isDismissed, dismiss] = useDismissal(dismissals, guild.id)
  return { isAsked: isOpen && !isDismissed, dismiss }
}
