import type { Character } from '@/contract/character'
import { EmptyState } from '@/ui/empty-state'
import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CharacterCard } from './character-card'

interface CharacterCardsProps {
  characters: readonly Character[]
  /** The actions of a card besides Sync. */
  renderActions: (character: Character) => ReactNode
  /** The action of the empty state. */
  emptyAction: ReactNode
}

/** The cards of all imported characters. */
export function CharacterCards({ characters, renderActions, emptyAction }: CharacterCardsProps) {
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
    <div className="grid grid-cards gap-4">
      {characters.map((character) => (
        <CharacterCard
          key={character.id}
          character={character}
          actions={renderActions(character)}
        />
      ))}
    </div>
  )
}
