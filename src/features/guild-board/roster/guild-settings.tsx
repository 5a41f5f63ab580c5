import type { Guild } from '@/contract/guilds/guild'
import { TIME_ZONES } from '@/game/time-zones'
import { Switch } from '@/ui/fields/switch'
import { Select } from '@/ui/overlays/select'
import { useSetGuildSettings } from './roster.mutations'

/** Sets the time zone of the guild and what its members see. Shown to the guild master. */
export function GuildSettings({ guild }: { guild: Guild }) {
  const { mutate, isPending, variables } = useSetGuildSettings(guild)
  const { timeZone, receivedVisibleTo, listsVisibleTo } = {
    ...guild,
    ...(isPending ? variables : {}),
  }
  const known = Object.entries(TIME_ZONES).find(([region]) => region === guild.region)?.[1] ?? []
  const zones = new Set([
    ...(timeZone == null ? [] : [timeZone]),
    ...known,
    new Intl.DateTimeFormat().resolvedOptions().timeZone,
  ])
  return (
    <fieldset className="rounded-lg border border-line bg-panel px-4 py-3" disabled={isPending}>
      <legend className="sr-only">Guild settings</legend>
      <p aria-hidden className="font-semibold">
        Guild settings
      </p>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <Switch
          label="Members see what others have received"
          description="How many items, on the board, the roster and the pages of raiders. Each award stays in the history."
          checked={receivedVisibleTo !== 'Officers'}
          onChange={({ target }) =>
            mutate({ receivedVisibleTo: target.checked ? 'Members' : 'Officers' })
          }
        />
        <Switch
          label="Members see the wishlists of others"
          description="Those that are shared. Officers always see them."
          checked={listsVisibleTo !== 'Officers'}
          onChange={({ target }) =>
            mutate({ listsVisibleTo: target.checked ? 'Members' : 'Officers' })
          }
        />
        <Select
          label="Time zone"
          description="Of raid nights, which end at 6 a.m., and of the times of awards."
          options={[...zones].toSorted().map((value) => ({ value, label: zoneLabel(value) }))}
          value={timeZone ?? ''}
          onChange={(value) => mutate({ timeZone: value })}
          disabled={isPending}
        />
      </div>
    </fieldset>
  )
}

/** "America/New_York" → "New York (America)". */
function zoneLabel(zone: string): string {
  const [area, ...places] = zone.replaceAll('_', ' ').split('/')
  return places.length === 0 ? zone : `${places.at(-1)} (${area})`
}
