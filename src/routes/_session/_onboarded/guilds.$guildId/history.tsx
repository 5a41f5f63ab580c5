import { loadGuildPage, useGuildPage, useSetSearch } from './-guild-page'
import { loadQuery } from '@/app/load-query'
import { toAwardFilter } from '@/features/guild-board/history/award-history'
import { awardsQuery } from '@/features/guild-board/awards.queries'
import { awardSearch } from '@/features/guild-board/board-search'
import { HistoryView } from '@/features/guild-board/history/history-view'
import { CopyAwardsButton } from '@/features/guild-exchange/components/copy-awards-button'
import { ImportButton } from '@/features/guild-exchange/components/import-button'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/guilds/$guildId/history')({
  validateSearch: awardSearch,
  loaderDeps: ({ search: { award: _, ...search } }) => search,
  loader: ({ context: { queryClient }, params: { guildId }, deps: search }) =>
    loadGuildPage(queryClient, { guildId, search }, (board) =>
      loadQuery(queryClient, awardsQuery(guildId, toAwardFilter(board, search))),
    ),
  pendingComponent: () => <RowsSkeleton count={6} />,
  component: History,
})

function History() {
  const { guildId } = Route.useParams()
  const search = Route.useSearch()
  const setSearch = useSetSearch()
  const { guild, choice } = useGuildPage({ guildId, search })
  if (!choice) return null
  const filter = toAwardFilter(
    { instanceId: choice.instance.id, difficulty: choice.difficulty },
    search,
  )
  return (
    <HistoryView
      guild={guild}
      filter={filter}
      actions={<ImportButton guild={guild} />}
      renderCopy={(name, nights) => <CopyAwardsButton guild={guild} name={name} nights={nights} />}
      awardId={search.award}
      onAwardChange={(award) => setSearch({ award })}
      onFilterChange={setSearch}
    />
  )
}
