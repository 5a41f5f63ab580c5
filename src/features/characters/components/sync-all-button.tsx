import type { Character } from '@/contract/character'
import { IconButton } from '@/ui/icon-button'
import { RefreshCw } from 'lucide-react'
import { useSyncAllCharacters } from '../characters.mutations'

export function SyncAllButton({ characters }: { characters: readonly Character[] }) {
  const own = characters.filter(({ isTransferred }) => !isTransferred)
  const { syncAll, progress } = useSyncAllCharacters()
  return (
    <IconButton
      label={progress ? `Syncing ${progress.done} of ${progress.total}...` : 'Sync all'}
      disabled={own.length === 0}
      isLoading={progress !== null}
      onClick={() => syncAll(own)}
    >
      <RefreshCw />
    </IconButton>
  )
}
