import { AuthError } from '@/api/errors'
import type { Character } from '@/contract/character'
import { toastFailure } from '@/features/session/toast-failure'
import { plural } from '@/lib/format'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { syncCharacter } from './characters.api'
import { charactersKey } from './characters.queries'

/** Refreshes one character from Battle.net. */
export function useSyncCharacter() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (character: Pick<Character, 'id' | 'name'>) => syncCharacter(character.id),
    onSuccess: ({ name }, character) => toast.success(`Synced ${name ?? character.name}`),
    onError: (error, character) => {
      toastFailure(`Could not sync ${character.name}`, error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: charactersKey }),
  })
}

interface SyncAllProgress {
  done: number
  total: number
}

/**
 * Syncs characters one after another, to stay within Battle.net's rate limit. A failure does not
 * stop the rest. `progress` is null while no sync runs.
 */
export function useSyncAllCharacters() {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<SyncAllProgress | null>(null)
  const { mutate: syncAll } = useMutation({
    mutationFn: async (characters: readonly Character[]) => {
      const failed: string[] = []
      setProgress({ done: 0, total: characters.length })
      for (const [index, character] of characters.entries()) {
        await syncCharacter(character.id).catch((error: unknown) => {
          // Without a session the remaining requests would be rejected too.
          if (error instanceof AuthError) throw error
          failed.push(character.name)
        })
        setProgress({ done: index + 1, total: characters.length })
      }
      return { synced: characters.length - failed.length, failed }
    },
    onSuccess: ({ synced, failed }) => {
      if (failed.length === 0) {
        toast.success(`Synced ${plural(synced, 'character')}`)
      } else {
        toast.warning(`Could not sync ${failed.join(', ')}`, {
          description: `Synced ${plural(synced, 'character')}.`,
        })
      }
    },
    onSettled: () => {
      setProgress(null)
      return queryClient.invalidateQueries({ queryKey: charactersKey })
    },
  })
  return { syncAll, progress }
}
