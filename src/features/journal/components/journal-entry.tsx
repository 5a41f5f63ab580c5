import { useFeature } from '@/features/session/features'
import { lazyComponent } from '@/lib/lazy-component'
import { Button } from '@/ui/button'
import { BookOpen } from 'lucide-react'

const JournalImport = lazyComponent(
  async () => (await import('./journal-import')).JournalImport,
  null,
)

interface JournalEntryProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The button that imports a raid from the game's journal, if the backend can read it. */
export function JournalEntry({ isOpen, onOpenChange }: JournalEntryProps) {
  if (useFeature('journal') !== true) return null
  return (
    <>
      <Button variant="outline" onClick={() => onOpenChange(true)}>
        <BookOpen aria-hidden />
        From the journal
      </Button>
      {isOpen && <JournalImport onClose={() => onOpenChange(false)} />}
    </>
  )
}
