import { send } from '@/api/client'
import { AuthError, ForbiddenError, messageOf } from '@/api/errors'
import { syncCharacter, type Character } from '@/contract/character'
import type { CharacterId } from '@/contract/ids'
import { toastFailure } from '@/features/session/toast-failure'
import { useAuth } from '@/features/session/use-auth'
import { plural } from '@/lib/format'
import { toast, type ToastOptions } from '@/ui/messages/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { charactersKey } from './characters.queries'

const sync = (characterId: CharacterId) =>
  send(syncCharacter, { params: { characterId }, body: {} })

/** Refreshes one character from Battle.net. */
export function useSyncCharacter() {
  const offerSignIn = useOfferSignIn()
  return useMutation({
    mutationFn: (character: Pick<Character, 'id' | 'name'>) => sync(character.id),
    onSuccess: ({ name }, character) => toast.success(`Synced ${name ?? character.name}`),
    onError: (error, character) => {
      toastFailure(`Could not sync ${character.name}`, error, offerSignIn([error]))
    },
    meta: { refresh: charactersKey },
  })
}

/** Returns the offer to sign in again for errors of an ended permission of Battle.net. */
function useOfferSignIn() {
  const { signIn } = useAuth()
  return (errors: readonly unknown[]): ToastOptions =>
    errors.some((error) => error instanceof ForbiddenError && error.requiresReauth)
      ? { action: { label: 'Sign in again', onClick: signIn } }
      : {}
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
  const offerSignIn = useOfferSignIn()
  const [progress, setProgress] = useState<SyncAllProgress | null>(null)
  const { mutate: syncAll } = useMutation({
    mutationFn: async (characters: readonly Character[]) => {
      const failed: { name: string; error: unknown }[] = []
      setProgress({ done: 0, total: characters.length })
      for (const [index, character] of characters.entries()) {
        await sync(character.id).catch((error: unknown) => {
          // Without a session the remaining requests would be rejected too.
          if (error instanceof AuthError) throw error
          failed.push({ name: character.name, error })
        })
        setProgress({ done: index + 1, total: characters.length })
      }
      return { synced: characters.length - failed.length, failed }
    },
    onSuccess: ({ synced, failed }) => {
      if (failed.length === 0) {
        toast.success(`Synced ${plural(synced, 'character')}`)
      } else {
        const errors = failed.map(({ error }) => error)
        const reasons = [
          ...new Set(errors.map(messageOf)),
          `Synced ${plural(synced, 'character')}.`,
        ]
        toast.warning(`Could not sync ${failed.map(({ name }) => name).join(', ')}`, {
          description: reasons.join('\n'),
          ...offerSignIn(errors),
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
