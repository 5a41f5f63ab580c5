import type { Character } from '@/contract/character'
import { EmptyState } from '@/ui/messages/empty-state'
import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CharacterRow } from './character-row'

interface CharacterListProps {
  characters: readonly Character[]
  /** The action of a row beside its menu. */
  renderAction?: (character: Character) => ReactNode
  /** Shown below the facts of a row. */
  renderDetails?: (character: Character) => ReactNode
  /** The items of a row's menu besides Sync. */
  renderMenuItems?: (character: Character) => ReactNode
  /** The action of the empty state. */
  emptyAction: ReactNode
}

export function CharacterList(props: CharacterListProps) {
  const { characters, renderAction, renderDetails, renderMenuItems, emptyAction } = props
  if (characters.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        icon={<UserPlus />}
        title="No characters yet"
        text="Import the characters you raid with to plan their loot."
        action={emptyAction}
      />
    )
  }
  return (
    <ul className="overflow-hidden rounded-lg border border-line bg-panel">
      {characters.map((character) => (
        <CharacterRow
          key={character.id}
          character={character}
          action={renderAction?.(character)}
          details={renderDetails?.(character)}
          menuItems={renderMenuItems?.(character)}
        />
      ))}
    </ul>
  )
}
