import type { Character } from '@/contract/character'
import type { OwnedItem } from '@/contract/gear'
import { useFeature } from '@/features/session/use-feature'
import { lazyDialog } from '@/lib/load-later'
import { useState } from 'react'

/** Lazy-loaded with the parser of the text: few visits import one. */
const ImportGearDialog = lazyDialog(
  async () => (await import('./components/import-gear-dialog')).ImportGearDialog,
)

/** Whose items are imported. The lists of wishlists name the character without its realm. */
export type GearTarget = Pick<Character, 'id' | 'name' | 'className'> &
  Partial<Pick<Character, 'realm' | 'realmSlug' | 'region' | 'isTransferred'>>

/**
 * The import of the text of the SimulationCraft addon: `start` opens its dialog, `dialog` is to be
 * rendered. `isOffered`: whether the backend has the feature `gear` and takes it for the character.
 *
 * @param onImported returns what the imported items mean for the page; null for nothing
 */
export function useGearImport(
  character: GearTarget,
  onImported: (owned: readonly OwnedItem[]) => string | null | Promise<string | null>,
) {
  const isOffered = useFeature('gear') && character.isTransferred !== true
  const [isOpen, setIsOpen] = useState(false)
  /** The number of openings; each one starts anew. */
  const [count, setCount] = useState(0)
  const start = () => {
    setCount(count + 1)
    setIsOpen(true)
  }
  // Not before the first opening: few visits need its code.
  const dialog = count > 0 && (
    <ImportGearDialog
      key={count}
      open={isOpen}
      onOpenChange={setIsOpen}
      character={character}
      onImported={onImported}
    />
  )
  return { isOffered, start, dialog }
}
