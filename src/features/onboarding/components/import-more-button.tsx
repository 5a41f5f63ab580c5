import { charactersKey } from '@/features/session/session.queries'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/lazy-dialogs'
import { useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isDone, useImportQueue } from '../use-import-queue'
import { ImportCharacters } from './import-characters'

interface ImportMoreButtonProps {
  /** `primary` if it is the one thing to do. */
  variant?: 'outline' | 'primary'
}

/**
 * Opens the character import in a dialog. Closing the dialog does not stop a running import; the
 * button then shows its progress and opens the dialog again.
 */
export function ImportMoreButton({ variant = 'outline' }: ImportMoreButtonProps) {
  const queryClient = useQueryClient()
  const queue = useImportQueue()
  const { rows, isFinished } = queue
  const [isOpen, setIsOpen] = useState(false)

  const hasNewCharacters = !isOpen && rows.length > 0 && isFinished

  // Refetch the characters when the import has finished and the dialog is closed.
  useEffect(() => {
    if (hasNewCharacters) void queryClient.invalidateQueries({ queryKey: charactersKey })
  }, [hasNewCharacters, queryClient])

  return (
    <>
      <Button
        variant={variant}
        onClick={() => {
          if (isFinished) queue.reset()
          setIsOpen(true)
        }}
      >
        <UserPlus aria-hidden />
        {isOpen || isFinished
          ? 'Import more characters'
          : `Importing: ${rows.filter(({ state }) => isDone(state)).length} of ${rows.length}`}
      </Button>
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
