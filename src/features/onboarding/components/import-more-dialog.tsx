import { Modal } from '@/ui/modal'
import { ImportCharacters } from './import-characters'

interface ImportMoreDialogProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The picker of onboarding again, for those who are through it. */
export function ImportMoreDialog({ open, onOpenChange }: ImportMoreDialogProps) {
  return (
    <Modal
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
      title="Import more characters"
      description="Characters you imported before stay as they are."
    >
      <ImportCharacters doneLabel="Done" onDone={() => onOpenChange(false)} />
    </Modal>
  )
}
