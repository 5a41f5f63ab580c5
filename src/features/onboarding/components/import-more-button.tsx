import { charactersKey } from '@/features/session/session.queries'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/lazy-dialogs'
import { useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isDone, useImportQueue } from '../use-import-queue'
import { ImportCharacters } from './import-characters'

/**
 * The picker of onboarding again, in a dialog, for those who are through it. Closing the dialog does
 * not stop an import; the button then says how far it is, and leads back to it.
 */
export function ImportMoreButton() {
  const queryClient = useQueryClient()
  const queue = useImportQueue()
  const { rows, isFinished } = queue
  const [isOpen, setIsOpen] = useState(false)

  const isToShow = !isOpen && rows.length > 0 && isFinished

  // However it was closed: what has been imported shows.
  useEffect(() => {
    if (isToShow) void queryClient.invalidateQueries({ queryKey: charactersKey })
  }, [isToShow, queryClient])

  return (
    <>
      <Button
        variant="outline"
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
        description="Characters you imported before stay as they are."
      >
        <ImportCharacters queue={queue} doneLabel="Done" onDone={() => setIsOpen(false)} />
      </Modal>
    </>
  )
}
