import { ForbiddenError, messageOf } from '@/api/errors'
import { availableCharactersQuery, charactersKey } from '@/features/characters/characters.queries'
import { useAuth } from '@/features/session/use-auth'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/messages/empty-state'
import { ErrorMessage } from '@/ui/messages/inline-message'
import { Skeleton } from '@/ui/messages/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import type { ImportQueue } from '../use-import-queue'
import { CharacterChoice } from './character-choice'
import { ImportProgress } from './import-progress'
import { StepAction } from './step-action'

interface ImportCharactersProps {
  /**
   * From `useImportQueue`. The import runs as long as the component that calls the hook is mounted.
   */
  queue: ImportQueue
  isInDialog?: boolean
  /** Label of the button that is enabled when the import has finished. */
  doneLabel: string
  /** Called by that button if at least one character was imported. */
  onDone: () => void
}

/**
 * Selects and imports characters, on the onboarding page and in the "Import more characters"
 * dialog.
 */
export function ImportCharacters(props: ImportCharactersProps) {
  const { queue, isInDialog = false, doneLabel, onDone } = props
  const queryClient = useQueryClient()
  const available = useQuery(availableCharactersQuery())
  const { rows, waitLeft, isFinished, start, retry, reset } = queue
  const imported = rows.filter(({ state }) => state.status === 'imported').length

  if (rows.length > 0) {
    return (
      <div className="flex flex-col gap-5">
        <ImportProgress
          rows={rows}
          waitLeft={waitLeft}
          onRetry={({ character }) => retry(character)}
        />
        <StepAction isInDialog={isInDialog}>
          <Button
            size="lg"
            className="max-sm:w-full"
            disabled={!isFinished}
            onClick={() => {
              void queryClient.invalidateQueries({ queryKey: charactersKey })
              void queryClient.invalidateQueries({
                ...availableCharactersQuery(),
                refetchType: 'none',
              })
              if (imported > 0) onDone()
              else reset()
            }}
          >
            {isFinished && imported === 0 ? 'Choose others' : doneLabel}
          </Button>
        </StepAction>
      </div>
    )
  }
  if (available.isPending) return <ChoiceSkeleton />
  if (available.isLoadingError) {
    return <LoadFailure error={available.error} onRetry={() => void available.refetch()} />
  }
  if (available.data.length === 0) {
    return (
      <NoCharacters isChecking={available.isFetching} onCheck={() => void available.refetch()} />
    )
  }
  return <CharacterChoice characters={available.data} isInDialog={isInDialog} onImport={start} />
}

function ChoiceSkeleton() {
  return (
    <div role="status" aria-label="Loading your characters" className="flex flex-col gap-5">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-48" />
    </div>
  )
}

/** An expired Battle.net grant needs a new sign-in; any other error can be retried. */
function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { signIn } = useAuth()
  const needsSignIn = error instanceof ForbiddenError && error.requiresReauth
  return (
    <ErrorMessage
      onRetry={needsSignIn ? signIn : onRetry}
      retryLabel={needsSignIn ? 'Sign in again' : 'Try Again'}
    >
      {messageOf(error)}
    </ErrorMessage>
  )
}

function NoCharacters({ isChecking, onCheck }: { isChecking: boolean; onCheck: () => void }) {
  const { signOut } = useAuth()
  return (
    <EmptyState
      icon={<UserX />}
      title="No characters found"
      text="This Battle.net account has no World of Warcraft characters. Create one in the game, or sign in with another account."
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button isLoading={isChecking} loadingText="Checking..." onClick={onCheck}>
            Check again
          </Button>
          <Button variant="outline" onClick={() => void signOut()}>
            Sign out
          </Button>
        </div>
      }
    />
  )
}
