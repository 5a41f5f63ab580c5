import { messageOf } from '@/api/errors'
import type { Character } from '@/contract/character'
import { useFeature } from '@/features/session/use-feature'
import { plural } from '@/lib/format'
import { ErrorPanel } from '@/ui/messages/error-panel'
import { ConfirmDialog } from '@/ui/lazy-dialogs'
import { Skeleton } from '@/ui/messages/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useShownWishlists } from '../edits/shown-edits'
import { useRemoveCharacter } from '../deletion.mutations'
import { characterWishlistsQuery } from '../wishlists.queries'

interface RemoveCharacterProps {
  character: Pick<Character, 'id' | 'name' | 'guild'>
  onClose: () => void
}

/** Asks whether to remove a character, and names what is deleted with it. */
export function RemoveCharacter({ character, onClose }: RemoveCharacterProps) {
  const { id, name, guild } = character
  const hasBoard = useFeature('guild-board')
  const removal = useRemoveCharacter()
  const query = useQuery({
    ...characterWishlistsQuery(id),
    // Read again each time, because the lists may have changed in other tabs and on other devices.
    staleTime: 0,
    // Not read again once the character is being removed: the answer would be 404.
    enabled: !removal.isPending && !removal.isSuccess,
  })
  const lists = useShownWishlists(query.data ?? [])

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => removal.mutate(character, { onSuccess: onClose })}
      variant="destructive"
      title={`Remove ${name}?`}
      description={
        query.data &&
        (lists.length > 0
          ? `This permanently deletes ${plural(lists.length, 'wishlist')}:`
          : `${name} has no wishlists. You can import ${name} again later.`)
      }
      confirmLabel={`Remove ${name}`}
      isConfirmDisabled={!query.data}
      pendingText="Removing..."
      isPending={removal.isPending}
      error={removal.error && messageOf(removal.error)}
    >
      {query.isPending && <Skeleton className="h-16" />}
      {query.isLoadingError && (
        <ErrorPanel
          variant="inline"
          reason={messageOf(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {lists.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {lists.map((list) => (
            <li key={list.id} className="flex justify-between gap-4 px-3 py-2">
              <span className="min-w-0 break-words">{list.name}</span>
              <span className="shrink-0 text-muted">{plural(list.itemCount ?? 0, 'item')}</span>
            </li>
          ))}
        </ul>
      )}
      {hasBoard && guild && query.data && (
        <p className="text-muted">{`The sharing with ${guild.name} ends. The awards and locks of the guild stay.`}</p>
      )}
    </ConfirmDialog>
  )
}
