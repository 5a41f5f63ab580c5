import type { Guild } from '@/contract/guilds/guild'
import { classTint } from '@/features/characters/describe'
import { realmName } from '@/game/realm-name'
import { findRows } from '@/game/word-search'
import { joinFacts } from '@/lib/format'
import { useMediaQuery } from '@/lib/use-media-query'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/messages/inline-message'
import { SearchField } from '@/ui/fields/search-field'
import { TOUCH } from '@/ui/touch-query'
import { messageOf } from '@/api/errors'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { toNamesText } from '../board-items'
import type { ChosenRaid } from '../choose-raid'
import { boardOf, rosterQuery } from '../guild-board.queries'

/** How many members are listed; the search finds the others. */
const SHOWN_MEMBERS = 8

interface AwardOthersProps {
  guild: Guild
  choice: ChosenRaid
  renderAward: (member: { id: number; name: string }) => ReactNode
}

/** Awards an item to someone who does not want it. */
export function AwardOthers(props: AwardOthersProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <Members {...props} />
  return (
    <Button variant="outline" isFullWidth onClick={() => setIsOpen(true)}>
      Award to someone else
    </Button>
  )
}

function Members({ guild, choice, renderAward }: AwardOthersProps) {
  const [search, setSearch] = useState('')
  const { data, error } = useQuery(rosterQuery(boardOf(guild, choice)))
  const members = data ?? []
  const section = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // On touch screens the keyboard would cover the list.
  const isTouch = useMediaQuery(TOUCH)
  useEffect(() => {
    if (!isTouch) field.current?.focus()
  }, [isTouch])
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded) section.current?.scrollIntoView()
  }, [isLoaded])
  const named = members.flatMap(({ name, ...member }) =>
    name == null ? [] : [{ ...member, name }],
  )
  const found = findRows(named, search, toNamesText)
  return (
    <section
      ref={section}
      aria-label="Award to someone else"
      // The margin keeps the search's focus ring visible.
      className="flex scroll-mt-3 flex-col gap-3"
    >
      <SearchField ref={field} label="Search the roster" value={search} onChange={setSearch} />
      {error && <InlineMessage tone="error">{messageOf(error)}</InlineMessage>}
      <ul aria-label="Roster">
        {found.slice(0, SHOWN_MEMBERS).map(({ id, name, className, realmSlug }) => (
          <li
            key={id}
            data-class={classTint(className ?? undefined)}
            className="flex items-center justify-between gap-3 border-b border-line py-1.5 last:border-b-0"
          >
            <span className="min-w-0">
              <span className="block truncate font-medium text-tint-text">{name}</span>
              <span className="block truncate text-xs text-faint">
                {joinFacts([className, realmSlug && realmName(realmSlug, guild.realm)])}
              </span>
            </span>
            {renderAward({ id, name: name ?? '' })}
          </li>
        ))}
      </ul>
      {members.length > 0 && found.length === 0 && <p className="text-muted">Nobody found.</p>}
      {found.length > SHOWN_MEMBERS && (
        <p className="text-sm text-muted">{`${found.length - SHOWN_MEMBERS} more. Search by name.`}</p>
      )}
    </section>
  )
}
