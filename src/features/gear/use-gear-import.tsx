import { useFeature } from '@/features/session/features'
import { useState } from 'react'
import { ImportGearDialog } from './components/lazy-dialogs'

/** Whose items are imported. */
export interface GearTarget {
  id: string
  name: string
  className: string
}

/**
 * The import of the text of the SimulationCraft addon: `start` opens its dialog, `dialog` is to be rendered.
 * `isOffered`: whether the backend has the feature `gear`.
 */
export function useGearImport(character: GearTarget) {
  const isOffered = useFeature('gear') === true
  const [isOpen, setIsOpen] = useState(false)
  /** The number of openings; each one starts anew. */
  const [count, setCount] = useState(0)
  const start = () => {
    setCount(count + 1)
    setIsOpen(true)
  }
  // Not before the first opening: few visits need its code.
  const dialog = count > 0 && (
    <ImportGearDialog key={count} open={isOpen} onOpenChange={setIsOpen} character={character} />
  )
  return { isOffered, start, dialog }
}
