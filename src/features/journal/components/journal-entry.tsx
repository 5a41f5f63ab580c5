import { useFeature } from '@/features/session/use-feature'
import { lazyComponent } from '@/lib/load-later'
import { Button } from '@/ui/button'
import { ScrollText } from 'lucide-react'

const JournalImport = lazyComponent(async () => (await import('./journal-import')).JournalImport)

interface JournalEntryProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The button that imports a raid from the game's journal, if the backend can read it. */
export function JournalEntry({ isOpen, onOpenChange }: JournalEntryProps) {
  if (!useFeature('journal')) return null
  return (
    <>
      <Button
        variant="outline"
        // On phones it is not higher than the title, so that the grid does not start further down.
        size="sm"
        className="max-sm:-my-2 max-sm:px-3"
        aria-label="Import from the journal"
        onClick={() => onOpenChange(true)}
      >
        <ScrollText aria-hidden />
        {/* On phones and tablets there is no room beside title and selects. */}
        <span className="max-lg:hidden">Import from the journal</span>
      </Button>
      {isOpen && <JournalImport onClose={() => onOpenChange(false)} />}
    </>
  )
}
