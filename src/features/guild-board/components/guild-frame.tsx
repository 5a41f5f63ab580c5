import type { Guild } from '@/contract/guilds/guild'
import type { Instance } from '@/contract/instance'
import { instanceOptions } from '@/features/catalog/instance-options'
import { useFeature } from '@/features/session/use-feature'
import { Button } from '@/ui/button'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { EmptyState } from '@/ui/messages/empty-state'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu'
import { Link, useMatch } from '@tanstack/react-router'
import { Castle, ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { DIFFICULTIES } from '@/game/difficulties'
import type { RaidSearch } from '@/features/guilds/raid-search'
import type { ChosenRaid } from '../choose-raid'
import { rememberedBoard } from '@/features/guilds/remembered-raid'

const PAGES = [
  { to: '/guilds/$guildId', label: 'Board' },
  { to: '/guilds/$guildId/tonight', label: 'Tonight' },
  { to: '/guilds/$guildId/roster', label: 'Roster' },
  { to: '/guilds/$guildId/history', label: 'History' },
] as const

interface GuildHeadProps {
  guild: Guild
  search: RaidSearch
  /** How many drops of the raid night that is running are undecided. */
  undecidedCount?: number
  /** The choice of the raid, if there is one. */
  children?: ReactNode
}

/**
 * The name of a guild, the links between its pages, and the raid that they show. On phones it replaces the app's top bar.
 */
export function GuildHead({ guild, search, undecidedCount = 0, children }: GuildHeadProps) {
  const hasNights = useFeature('raid-nights')
  const raider = useMatch({
    from: '/_session/_onboarded/guilds/$guildId/raiders/$memberId',
    shouldThrow: false,
  })
  return (
    <header data-page-bar className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h1
        tabIndex={-1}
        className="min-w-0 font-display text-xl break-words max-sm:order-first sm:text-2xl"
      >
        {guild.name}
      </h1>
      <nav
        aria-label="Guild"
        className="flex flex-wrap sm:order-last sm:ml-auto sm:rounded-lg sm:border sm:border-line sm:bg-panel sm:p-0.5 short:p-0"
      >
        {PAGES.filter(({ label }) => label !== 'Tonight' || hasNights).map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            params={{ guildId: guild.id }}
            search={() =>
              to === '/guilds/$guildId'
                ? rememberedBoard(guild.id, search)
                : { raid: search.raid, difficulty: search.difficulty }
            }
            activeOptions={{ exact: true, includeSearch: false }}
            // A raider's page belongs to the roster.
            aria-current={raider && label === 'Roster' ? 'page' : undefined}
            className="inline-flex items-center rounded-md px-1 py-1.5 text-sm text-muted transition-colors touch:min-h-touch hover:text-text aria-[current=page]:bg-highlight aria-[current=page]:text-text sm:px-3.5"
          >
            {label}
            {label === 'Tonight' && undecidedCount > 0 && (
              <>
                {' '}
                <span className="ml-1 rounded-full bg-accent px-1.5 text-xs font-semibold text-accent-ink tabular-nums">
                  {undecidedCount} <span className="sr-only">undecided</span>
                </span>
              </>
            )}
          </Link>
        ))}
      </nav>
      {children}
    </header>
  )
}

interface RaidControlsProps {
  instances: readonly Instance[]
  choice: ChosenRaid
  onChoose: (change: RaidSearch) => void
}

export function RaidControls({ instances, choice, onChoose }: RaidControlsProps) {
  const difficulties = DIFFICULTIES.filter((difficulty) =>
    choice.instance.availableDifficulties.includes(difficulty),
  )
  return (
    <>
      <RaidMenu
        instances={instances}
        choice={choice}
        difficulties={difficulties}
        onChoose={onChoose}
      />
      {/* On narrow screens the menu has them. */}
      <div className="max-lg:hidden">
        <ChoiceChips
          label="Difficulty"
          selected={choice.difficulty}
          options={difficulties.map((difficulty) => ({ value: difficulty, label: difficulty }))}
          onChange={(difficulty) => onChoose({ difficulty })}
        />
      </div>
    </>
  )
}

export function NoRaids() {
  return (
    <EmptyState
      icon={<Castle />}
      title="No raids yet"
      text="As soon as there is an active raid, this page shows what the guild wants from it."
    />
  )
}

interface RaidMenuProps extends RaidControlsProps {
  difficulties: readonly string[]
}

function RaidMenu({ instances, choice, difficulties, onChoose }: RaidMenuProps) {
  const slugs = new Map(instances.map(({ id, slug }) => [id, slug]))
  const options = instanceOptions(instances)
  const { instance, difficulty } = choice
  return (
    <Menu
      trigger={
        <Button
          variant="secondary"
          aria-label={`Raid: ${instance.name}, ${difficulty}`}
          // On phones beside the name, so that the pages have a line of their own.
          className="min-w-0 shrink max-sm:order-first max-sm:grow max-sm:basis-40 max-sm:justify-between max-sm:px-3"
        >
          {/* On phones in as many lines as it takes. */}
          <span className="flex min-w-0 gap-2 max-sm:block max-sm:text-left">
            <span className="min-w-0 sm:truncate">{instance.name}</span>{' '}
            <span data-difficulty={difficulty} className="text-tint-text lg:hidden">
              {difficulty}
            </span>
          </span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {options.map(({ value, label, group }, index) => (
        <Fragment key={value}>
          {group && group !== options[index - 1]?.group && <MenuLabel>{group}</MenuLabel>}
          <MenuItem
            isChecked={value === instance.id}
            onSelect={() => onChoose({ raid: slugs.get(value) })}
          >
            {label}
          </MenuItem>
        </Fragment>
      ))}
      <MenuSeparator />
      <MenuLabel>Difficulty</MenuLabel>
      {difficulties.map((one) => (
        <MenuItem
          key={one}
          isChecked={one === difficulty}
          onSelect={() => onChoose({ difficulty: one })}
        >
          {one}
        </MenuItem>
      ))}
    </Menu>
  )
}
