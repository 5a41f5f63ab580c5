import type { Guild } from '@/contract/guilds/guild'
import type { CallBody } from '@/contract/call'
import type { awardItem } from '@/contract/guilds/guild-awards'
import { classTint } from '@/features/characters/describe'
import { CLASS_NAMES } from '@/game/classes'
import { realmName } from '@/game/realm-name'
import { findRows } from '@/game/word-search'
import { capitalized, joinFacts } from '@/lib/format'
import { useMediaQuery } from '@/lib/use-media-query'
import { ErrorMessage } from '@/ui/messages/inline-message'
import { Select } from '@/ui/overlays/select'
import { SearchField } from '@/ui/fields/search-field'
import { TOUCH } from '@/ui/touch-query'
import { messageOf } from '@/api/errors'
import { cx } from 'class-variance-authority'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { toNamesText } from '../board/board-items'
import type { ChosenRaid } from '../choose-raid'
import { boardOf, rosterQuery } from '../guild-board.queries'

/** How many members are listed; the search finds the others. */
const SHOWN_MEMBERS = 8

/** Who gets an item, as the calls for awards take it. */
export type RecipientFields = Pick<
  CallBody<typeof awardItem>,
  'recipientId' | 'guest' | 'wishlistId'
>

interface RosterSearchProps {
  label: string
  guild: Guild
  choice: ChosenRaid
  /** The control beside a member, or beside a guest whose class is chosen. */
  renderAction: (name: string, recipient: RecipientFields) => ReactNode
}

/** Finds a member on the roster; a name that is not on it can be a guest. */
export function RosterSearch({ label, guild, choice, renderAction }: RosterSearchProps) {
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
  const guestName = capitalized(search.trim())
  const isMember = named.some(({ name }) => name.toLowerCase() === guestName.toLowerCase())
  return (
    <section
      ref={section}
      aria-label={label}
      // The margin keeps the search's focus ring visible.
      className="flex scroll-mt-3 flex-col gap-3"
    >
      <SearchField ref={field} label="Search the roster" value={search} onChange={setSearch} />
      {error && <ErrorMessage>{messageOf(error)}</ErrorMessage>}
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
            {renderAction(name, { recipientId: id })}
          </li>
        ))}
      </ul>
      {found.length > SHOWN_MEMBERS && (
        <p className="text-sm text-muted">{`${found.length - SHOWN_MEMBERS} more. Search by name.`}</p>
      )}
      {isLoaded && guestName && !isMember && (
        <Guest key={guestName} name={guestName} renderAction={renderAction} />
      )}
    </section>
  )
}

const CLASS_OPTIONS = CLASS_NAMES.map((value) => ({ value, label: value }))

/** Someone who is not on the roster, with a class to be chosen. */
function Guest({ name, renderAction }: { name: string } & Pick<RosterSearchProps, 'renderAction'>) {
  const [className, setClassName] = useState<(typeof CLASS_NAMES)[number]>()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-0 flex-1 text-sm text-muted wrap-anywhere">
        <span
          data-class={classTint(className)}
          className={cx('font-medium', className ? 'text-tint-text' : 'text-text')}
        >
          {name}
        </span>{' '}
        is not on the roster.
      </p>
      <Select
        label={`Class of ${name}`}
        isLabelHidden
        placeholder="Class…"
        options={CLASS_OPTIONS}
        value={className}
        onChange={setClassName}
        className="w-40"
      />
      {className && renderAction(name, { guest: { name, className } })}
    </div>
  )
}
