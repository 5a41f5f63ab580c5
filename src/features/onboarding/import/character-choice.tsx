import type { AvailableCharacter } from '@/contract/character'
import { classTint, describeAvailable } from '@/features/characters/describe'
import { plural } from '@/lib/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/fields/checkbox'
import { Input } from '@/ui/fields/input'
import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { groupByRealm, MAIN_LEVEL, splitByLevel } from './group-characters'
import { queueKey } from '../use-import-queue'
import { StepAction } from './step-action'

const SEARCH_FROM = 13

interface CharacterChoiceProps {
  characters: readonly AvailableCharacter[]
  isInDialog: boolean
  onImport: (chosen: AvailableCharacter[]) => void
}

/** Step 1: selects the characters to import. */
export function CharacterChoice({ characters, isInDialog, onImport }: CharacterChoiceProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [search, setSearch] = useState('')
  const importable = characters.filter((character) => !character.isImported)
  const selected = importable.filter((character) => chosen.has(queueKey(character)))
  // Other backends may send no more than names.
  const hasRealms = characters.some(({ realm }) => realm != null)
  const { all, others } = splitByLevel(importable)
  const isAllChosen = all.every((character) => chosen.has(queueKey(character)))

  function toggle(character: AvailableCharacter) {
    const next = new Set(chosen)
    const key = queueKey(character)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onImport(selected)
      }}
    >
      {characters.length >= SEARCH_FROM && (
        <Input
          label="Search characters"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {importable.length > 0 && (
        <Checkbox
          label="Select all"
          description={
            others.length > 0 &&
            `Without ${plural(others.length, 'character')} below level ${MAIN_LEVEL}`
          }
          checked={isAllChosen}
          isIndeterminate={selected.length > 0 && !isAllChosen}
          onChange={() => setChosen(new Set(isAllChosen ? [] : all.map(queueKey)))}
        />
      )}
      {groupByRealm(characters, search).map((group) => (
        <fieldset key={group.key} className="min-w-0 rounded-lg border border-line bg-panel p-4">
          <legend className="px-2 text-sm text-muted">
            {hasRealms ? group.realm : 'Your characters'}
          </legend>
          <ul className={cx('grid gap-x-6 gap-y-2', !isInDialog && 'sm:grid-cols-2')}>
            {group.characters.map((character) => (
              <li
                key={queueKey(character)}
                data-class={classTint(character.className)}
                className="tint-bar flex min-w-0 items-center gap-2 rounded-md border border-line bg-linear-to-r from-tint-wash to-panel px-3 py-2 transition-colors not-has-disabled:hover:border-control not-has-disabled:has-checked:border-accent touch:py-0"
              >
                <Checkbox
                  className="min-w-0 flex-1"
                  label={
                    // The label covers the row, so that a press anywhere on it selects the
                    // character.
                    <span className="font-medium text-tint-text after:absolute after:inset-0 after:cursor-pointer">
                      {character.name}
                    </span>
                  }
                  description={describeAvailable(character)}
                  checked={character.isImported === true || chosen.has(queueKey(character))}
                  disabled={character.isImported === true}
                  onChange={() => toggle(character)}
                />
                {character.isImported && <Badge variant="success">Imported</Badge>}
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      <StepAction isInDialog={isInDialog}>
        <Button type="submit" size="lg" className="max-sm:w-full" disabled={selected.length === 0}>
          {selected.length === 0
            ? 'Import characters'
            : `Import ${plural(selected.length, 'character')}`}
        </Button>
      </StepAction>
    </form>
  )
}
