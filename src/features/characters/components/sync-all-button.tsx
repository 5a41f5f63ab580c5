import type { Character } from '@/contract/character'
import { Button } from '@/ui/button'
import { RefreshCw } from 'lucide-react'
import { useSyncAllCharacters } from '../characters.mutations'

/** Syncs all characters and shows the progress. */
export function SyncAllButton({ characters }: { characters: readonly Character[] }) {
  const { syncAll, progress } = useSyncAllCharacters()
  return (
    <Button
      variant="secondary"
      disabled={characters.length === 0}
      isLoading={progress !== null}
      loadingText={progress && `Syncing ${progress.done} of ${progress.total}...`}
      onClick={() => syncAll(characters)}
    >
      <RefreshCw aria-hidden />
      Sync all
    </Button>
  )
}
