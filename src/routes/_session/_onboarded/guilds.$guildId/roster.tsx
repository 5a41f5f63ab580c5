import { loadGuildPage, useGuildPage, useSetSearch } from './-guild-page'
import { loadQuery } from '@/app/load-query'
import { hasRank } from '@/contract/guilds/guild'
import { rosterSearch } from '@/features/guild-board/board-search'
import { rosterQuery } from '@/features/guild-board/guild-board.queries'
import { RosterView } from '@/features/guild-board/roster/roster-view'
import { useFeature } from '@/features/session/use-feature'
import { startOfNight } from '@/game/raid-nights'
import { lazyComponent } from '@/lib/load-later'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { createFileRoute, useRouter } from '@tanstack/react-router'

const WebhookSettings = lazyComponent(
  async () =>
    (await import('@/features/guild-exchange/components/webhook-settings')).WebhookSettings,
)

export const Route = createFileRoute('/_session/_onboarded/guilds/$guildId/roster')({
  validateSearch: rosterSearch,
  loaderDeps: ({ search: { raid, difficulty, since } }) => ({ raid, difficulty, since }),
  loader: ({ context: { queryClient }, params: { guildId }, deps: search }) =>
    loadGuildPage(queryClient, { guildId, search }, (board, guild) =>
      loadQuery(queryClient, rosterQuery(board, startOfNight(search.since, guild.timeZone))),
    ),
  pendingComponent: () => <RowsSkeleton count={6} />,
  component: Roster,
})

function Roster() {
  const { guildId } = Route.useParams()
  const search = Route.useSearch()
  const setSearch = useSetSearch()
  const router = useRouter()
  const hasWebhooks = useFeature('discord-webhook')
  const { guild, choice } = useGuildPage({ guildId, search })
  if (!choice) return null
  const { href } = router.buildLocation({
    to: '/guilds/$guildId',
    params: { guildId },
    search: { raid: choice.instance.slug, difficulty: choice.difficulty },
  })
  return (
    <>
      <RosterView
        guild={guild}
        choice={choice}
        since={search.since}
        onSinceChange={(since) => setSearch({ since })}
        boardPath={href}
      />
      {hasWebhooks && hasRank(guild, 'Officer') && <WebhookSettings guild={guild} />}
    </>
  )
}
