import { loadGuildPage, useGuildPage, useSetSearch } from './-guild-page'
import { loadQuery } from '@/app/load-query'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import type { BoardFilter } from '@/features/guild-board/board/board-items'
import { boardSearch, filterOf } from '@/features/guild-board/board-search'
import { BoardView } from '@/features/guild-board/board/board-view'
import { boardQuery } from '@/features/guild-board/guild-board.queries'
import { rememberRaid } from '@/features/guilds/remembered-raid'
import { guildKey } from '@/features/guilds/guilds.queries'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/guilds/$guildId/')({
  validateSearch: boardSearch,
  loaderDeps: ({ search: { raid, difficulty } }) => ({ raid, difficulty }),
  loader: ({ context: { queryClient }, params: { guildId }, deps: search }) =>
    loadGuildPage(queryClient, { guildId, search }, (board) =>
      Promise.all([
        loadQuery(queryClient, boardQuery(board)),
        loadQuery(queryClient, instanceLootQuery(board.instanceId)),
      ]),
    ),
  pendingComponent: () => <RowsSkeleton count={6} />,
  component: Board,
})

function Board() {
  const { guildId } = Route.useParams()
  const search = Route.useSearch()
  const setSearch = useSetSearch()
  const router = useRouter()
  const isFromLink = useLocation({ select: ({ state }) => state.opensItem ?? false })
  const queryClient = useQueryClient()
  const { guild, choice } = useGuildPage({ guildId, search })
  if (!choice) return null
  const filter = filterOf(search)
  const isLinked = isFromLink && router.history.canGoBack()
  const setFilter = ({ search: text, ...change }: BoardFilter, isSearch: boolean) =>
    setSearch({ ...change, ...(isSearch && { q: text }) })
  return (
    <BoardView
      // Another board starts with everything closed.
      key={`${guildId} ${choice.instance.id} ${choice.difficulty}`}
      guild={guild}
      choice={choice}
      itemId={search.item}
      isLinked={isLinked}
      filter={filter}
      onFilterChange={(change) => {
        if ('boss' in change) {
          const { instance, difficulty } = choice
          rememberRaid(guildId, { raid: instance.slug, difficulty, boss: change.boss })
        }
        setFilter(change, 'search' in change)
      }}
      onItemChange={(item) => setSearch({ item })}
      onBack={() => router.history.back()}
      onNotFound={() => {
        // The loader runs again, gets a 404 and shows Not Found.
        void queryClient.invalidateQueries({ queryKey: guildKey(guildId), refetchType: 'none' })
        void router.invalidate()
      }}
    />
  )
}
