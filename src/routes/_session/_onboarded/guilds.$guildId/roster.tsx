import { loadGuildPage, useGuildPage } from './-guild-page'
import { loadQuery } from '@/app/load-query'
import { raidSearch } from '@/features/guilds/raid-search'
import { RosterView } from '@/features/guild-board/components/roster-view'
import { rosterQuery } from '@/features/guild-board/guild-board.queries'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { createFileRoute, useRouter } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/guilds/$guildId/roster')({
  validateSearch: raidSearch,
  loaderDeps: ({ search: { raid, difficulty } }) => ({ raid, difficulty }),
  loader: ({ context: { queryClient }, params: { guildId }, deps: search }) =>
    loadGuildPage(queryClient, { guildId, search }, (board) =>
      loadQuery(queryClient, rosterQuery(board)),
    ),
  pendingComponent: () => <RowsSkeleton count={6} />,
  component: Roster,
})

function Roster() {
  const { guildId } = Route.useParams()
  const search = Route.useSearch()
  const router = useRouter()
  const { guild, choice } = useGuildPage({ guildId, search })
  if (!choice) return null
  const { href } = router.buildLocation({
    to: '/guilds/$guildId',
    params: { guildId },
    search: { raid: choice.instance.slug, difficulty: choice.difficulty },
  })
  return <RosterView guild={guild} choice={choice} boardPath={href} />
}
