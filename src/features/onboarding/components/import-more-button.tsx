import { charactersKey } from '@/features/characters/characters.queries'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { ImportCharacters } from './import-characters'

/** The picker of onboarding again, in a dialog, for those who are through it. */
export function ImportMoreButton() {
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <UserPlus aria-hidden />
        Import more characters
      </Button>
      <Modal
        size="lg"
        open={isOpen}
        onOpenChange={(next) => {
          setIsOpen(next)
          // However it was closed: what has been imported by then shows.
          if (!next) void queryClient.invalidateQueries({ queryKey: charactersKey })
        }}
        title="Import more characters"
        description="Characters you imported before stay as they are."
      >
        <ImportCharacters doneLabel="Done" onDone={() => setIsOpen(false)} />
      </Modal>
    </>
  )
}
