import type { Guild } from '@/contract/guild'
import type { Instance } from '@/contract/instance'
import { instanceOptions } from '@/features/catalog/instance-options'
import { joinFacts, plural, timeAgo } from '@/lib/format'
import { Button } from '@/ui/button'
import { ChoiceChips } from '@/ui/choice-chips'
import { EmptyState } from '@/ui/empty-state'
import { Menu, MenuItem, MenuLabel } from '@/ui/menu'
import { PageHeader } from '@/ui/page'
import { Link } from '@tanstack/react-router'
import { Castle, ChevronDown } from 'lucide-react'
import { Fragment } from 'react'
import { DIFFICULTIES } from '@/game/difficulties'
import type { RaidSearch } from '../board-search'
import type { RaidChoice } from '../choose-raid'

const PAGES = [
  { to: '/guilds/$guildId', label: 'Board' },
  { to: '/guilds/$guildId/roster', label: 'Roster' },
  { to: '/guilds/$guildId/history', label: 'History' },
] as const

/** Name and facts of a guild. */
export function GuildHeader({ guild }: { guild: Guild }) {
  const readAt = timeAgo(guild.rosterReadAt)
  return (
    <PageHeader title={guild.name}>
      <p className="mt-1 text-sm text-muted sm:text-base">
        {joinFacts([
          [guild.realm, guild.region?.toUpperCase()].filter(Boolean).join(' '),
          guild.memberCount != null && plural(guild.memberCount, 'member'),
          readAt && `roster read ${readAt}`,
        ])}
      </p>
    </PageHeader>
  )
}

interface GuildControlsProps {
  guild: Guild
  instances: readonly Instance[]
  choice: RaidChoice
  search: RaidSearch
  onChoose: (change: RaidSearch) => void
}

/** The links between the pages of a guild, and the raid and difficulty that they show. */
export function GuildControls({ guild, instances, choice, search, onChoose }: GuildControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <RaidMenu instances={instances} choice={choice} onChoose={onChoose} />
      <nav
        aria-label="Guild"
        className="flex gap-1 rounded-lg border border-line bg-panel p-0.5 sm:order-last sm:ml-auto"
      >
        {PAGES.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            params={{ guildId: guild.id }}
            search={{ raid: search.raid, difficulty: search.difficulty }}
            activeOptions={{ exact: true, includeSearch: false }}
            className="inline-flex items-center rounded-md px-3.5 py-1.5 text-sm text-muted transition-colors touch:min-h-touch hover:text-text aria-[current=page]:bg-highlight aria-[current=page]:text-text"
          >
            {label}
          </Link>
        ))}
      </nav>
      <ChoiceChips
        label="Difficulty"
        selected={choice.difficulty}
        options={DIFFICULTIES.filter((difficulty) =>
          choice.instance.availableDifficulties.includes(difficulty),
        ).map((difficulty) => ({ value: difficulty, label: difficulty }))}
        onChange={(difficulty) => onChoose({ difficulty })}
      />
    </div>
  )
}

/** Shown instead of the pages of a guild while there is no active raid. */
export function NoRaids() {
  return (
    <EmptyState
      icon={<Castle />}
      title="No raids yet"
      text="As soon as there is an active raid, this page shows what the guild wants from it."
    />
  )
}

type RaidMenuProps = Pick<GuildControlsProps, 'instances' | 'choice' | 'onChoose'>

function RaidMenu({ instances, choice, onChoose }: RaidMenuProps) {
  const slugs = new Map(instances.map(({ id, slug }) => [id, slug]))
  const options = instanceOptions(instances)
  return (
    <Menu
      trigger={
        <Button
          variant="secondary"
          aria-label={`Raid: ${choice.instance.name}`}
          className="min-w-0 shrink max-sm:px-3"
        >
          <span className="min-w-0 truncate">{choice.instance.name}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {options.map(({ value, label, group }, index) => (
        <Fragment key={value}>
          {group && group !== options[index - 1]?.group && <MenuLabel>{group}</MenuLabel>}
          <MenuItem onSelect={() => onChoose({ raid: slugs.get(value) })}>{label}</MenuItem>
        </Fragment>
      ))}
    </Menu>
  )
}
