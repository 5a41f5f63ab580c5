import type { Guild } from '@/contract/guilds/guild'
import type { GuildId } from '@/contract/ids'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import type {
  awardSearch,
  boardSearch,
  nightSearch,
  rosterSearch,
} from '@/features/guild-board/board-search'
import { chooseRaid } from '@/features/guild-board/choose-raid'
import type { RaidSearch } from '@/features/guilds/raid-search'
import type { BoardOf } from '@/features/guild-board/guild-board.queries'
import { guildQuery } from '@/features/guilds/guilds.queries'
import { redirect, useNavigate } from '@tanstack/react-router'
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { loadQuery } from '@/app/load-query'
import { notFoundOn404 } from '@/app/not-found-on-404'
import type * as z from 'zod/mini'

interface GuildPage {
  guildId: GuildId
  /** The page's search parameters. */
  search: RaidSearch
}

/**
 * For the loaders below a guild: loads what a page shows of the chosen raid and difficulty, or
 * nothing if there is no active raid. The address then names them, so that what others award does
 * not change the page. Fails together with the guild's own loader. The router would
 * otherwise render the guild's component, without the guild, until this loader has ended too.
 */
export async function loadGuildPage(
  queryClient: QueryClient,
  { guildId, search }: GuildPage,
  load: (board: BoardOf, guild: Guild) => Promise<unknown>,
): Promise<void> {
  async function loadChoice() {
    const [guild, instances] = await Promise.all([
      loadQuery(queryClient, guildQuery(guildId)),
      loadQuery(queryClient, activeInstancesQuery()),
    ])
    const choice = chooseRaid(instances, guild, search)
    if (!choice) return
    const { instance, difficulty } = choice
    if (search.raid !== instance.slug || search.difficulty !== difficulty) {
      throw redirect({
        to: '.',
        search: (current) => ({ ...current, raid: instance.slug, difficulty }),
        state: true,
        replace: true,
        resetScroll: false,
      })
    }
    await load({ guildId, instanceId: instance.id, difficulty }, guild)
  }
  await notFoundOn404(loadChoice())
}

/** What the pages of a guild read, once it is loaded; `choice` is null without an active raid. */
export function useGuildPage({ guildId, search }: GuildPage) {
  const { data: guild } = useSuspenseQuery(guildQuery(guildId))
  const { data: instances } = useSuspenseQuery(activeInstancesQuery())
  return { guild, instances, choice: chooseRaid(instances, guild, search) }
}

type GuildSearch = z.output<typeof boardSearch> &
  z.output<typeof awardSearch> &
  z.output<typeof rosterSearch> &
  z.output<typeof nightSearch>

/** Returns a function that changes search parameters of the page, and keeps all others. */
export function useSetSearch() {
  const navigate = useNavigate()
  return (change: GuildSearch) =>
    void navigate({
      to: '.',
      search: (current) => ({ ...current, ...change }),
      replace: true,
      resetScroll: false,
    })
}
