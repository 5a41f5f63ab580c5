import { charactersKey } from '@/features/characters/characters.queries'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Modal } from '@/ui/lazy-dialogs'
import { Skeleton } from '@/ui/messages/skeleton'
import { lazyComponent } from '@/lib/load-later'
import { useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isDone, useImportQueue } from '../use-import-queue'

const ImportCharacters = lazyComponent(
  async () => (await import('../import/import-characters')).ImportCharacters,
  <Skeleton className="h-48" />,
)

interface ImportMoreButtonProps {
  /** Shows the label, as the one thing to do. */
  isPrimary?: boolean
}

/**
 * Opens the character import in a dialog. Closing the dialog does not stop a running import; the
 * button then shows its progress and opens the dialog again.
 */
export function ImportMoreButton({ isPrimary = false }: ImportMoreButtonProps) {
  const queryClient = useQueryClient()
  const queue = useImportQueue()
  const { rows, isFinished } = queue
  const [isOpen, setIsOpen] = useState(false)

  const hasNewCharacters = !isOpen && rows.length > 0 && isFinished

  // Refetch the characters when the import has finished and the dialog is closed.
  useEffect(() => {
    if (hasNewCharacters) void queryClient.invalidateQueries({ queryKey: charactersKey })
  }, [hasNewCharacters, queryClient])

  const label =
    isOpen || isFinished
      ? 'Import more characters'
      : `Importing: ${rows.filter(({ state }) => isDone(state)).length} of ${rows.length}`
  const open = () => {
    if (isFinished) queue.reset()
    setIsOpen(true)
  }

  return (
    <>
      {isPrimary ? (
        <Button variant="primary" onClick={open}>
          <UserPlus aria-hidden />
          {label}
        </Button>
      ) : (
        <IconButton label={label} onClick={open}>
          <UserPlus />
        </IconButton>
      )}
      <Modal
        size="lg"
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Import more characters"
        description="Characters that are already imported are not changed."
      >
        <ImportCharacters
          isInDialog
          queue={queue}
          doneLabel="Done"
          onDone={() => setIsOpen(false)}
        />
      </Modal>
    </>
  )
}
