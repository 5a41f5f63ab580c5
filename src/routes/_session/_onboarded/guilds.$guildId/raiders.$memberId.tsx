import { loadGuildPage, useGuildPage } from './-guild-page'
import { loadQuery } from '@/app/load-query'
import { pageTitle } from '@/app/page-title'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { awardsQuery } from '@/features/guild-board/awards.queries'
import { hasRank } from '@/contract/guilds/guild'
import { raidSearch } from '@/features/guilds/raid-search'
import { boardQuery, rosterQuery } from '@/features/guild-board/guild-board.queries'
import { raiderNotesQuery, raiderQuery } from '@/features/guild-board/raider/raider.queries'
import { RaiderView } from '@/features/guild-board/raider/raider-view'
import { hasFeature } from '@/features/session/use-feature'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { createFileRoute, notFound } from '@tanstack/react-router'

/** A member of a guild, by the game's id of the character. */
export const Route = createFileRoute('/_session/_onboarded/guilds/$guildId/raiders/$memberId')({
  validateSearch: raidSearch,
  loaderDeps: ({ search: { raid, difficulty } }) => ({ raid, difficulty }),
  loader: async ({ context: { queryClient }, params: { guildId, memberId }, deps: search }) => {
    const recipientId = Number(memberId)
    if (!hasFeature(queryClient, 'raiders') || !Number.isSafeInteger(recipientId)) throw notFound()
    let name: string | null | undefined
    await loadGuildPage(queryClient, { guildId, search }, async (board, guild) => {
      const tierOf = board.instanceId
      const hasNotes = hasFeature(queryClient, 'raider-notes') && hasRank(guild, 'Officer')
      const [members] = await Promise.all([
        loadQuery(queryClient, rosterQuery(board)),
        loadQuery(queryClient, boardQuery(board)),
        loadQuery(queryClient, instanceLootQuery(tierOf)),
        loadQuery(queryClient, awardsQuery(guildId, { recipientId, tierOf })),
        loadQuery(queryClient, raiderQuery({ guildId, memberId, tierOf })),
        hasNotes && loadQuery(queryClient, raiderNotesQuery({ guildId, memberId })),
      ])
      const member = members.find(({ id }) => id === recipientId)
      if (!member) throw notFound()
      name = member.name
    })
    return { name: name ?? undefined }
  },
  head: ({ loaderData }) => (loaderData?.name ? pageTitle(loaderData.name) : {}),
  pendingComponent: () => <RowsSkeleton count={6} />,
  component: Raider,
})

function Raider() {
  const { guildId, memberId } = Route.useParams()
  const search = Route.useSearch()
  const { guild, instances, choice } = useGuildPage({ guildId, search })
  if (!choice) return null
  return (
    <RaiderView guild={guild} instances={instances} choice={choice} memberId={Number(memberId)} />
  )
}
