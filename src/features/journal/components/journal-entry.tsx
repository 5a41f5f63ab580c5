import { useFeature } from '@/features/session/features'
import { createLazyHook } from '@/lib/lazy-component'
import { Button } from '@/ui/button'
import { BookOpen } from 'lucide-react'

const useJournalImport = createLazyHook(
  async () => (await import('./journal-import')).JournalImport,
)

interface JournalEntryProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The button that imports a raid from the game's journal, if the backend can read it. */
export function JournalEntry({ isOpen, onOpenChange }: JournalEntryProps) {
  const hasJournal = useFeature('journal') === true
  const isShown = hasJournal && isOpen
  const JournalImport = useJournalImport(isShown ? 'now' : 'later', () => onOpenChange(false))
  if (!hasJournal) return null
  return (
    <>
      <Button variant="outline" onClick={() => onOpenChange(true)}>
        <BookOpen aria-hidden />
        From the journal
      </Button>
      {isShown && JournalImport && <JournalImport onClose={() => onOpenChange(false)} />}
    </>
  )
}
