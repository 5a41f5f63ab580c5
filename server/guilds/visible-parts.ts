import { maySee, maySeeOf } from '@/contract/guilds/guild'
import type { BoardList } from '@/contract/guilds/guild-board'
import type { Drop } from '@/contract/guilds/raid-nights'
import type { Want } from '@/contract/guilds/wants'
import type { OwnGuild } from './require-member'

/*
 * What the guild master lets only officers see (contract/guilds/guild-settings.ts) is left out of
 * the answers to other members, except of their own raiders.
 */

export function visibleLists(guild: OwnGuild, lists: readonly BoardList[]): BoardList[] {
  return lists.flatMap((list) => visibleList(guild, list) ?? [])
}

export function visibleWants(guild: OwnGuild, wants: readonly Want[]): Want[] {
  return wants.flatMap((want) => {
    const list = visibleList(guild, want.list)
    return list ? { ...want, list } : []
  })
}

/** Who has passed on a drop had it on a list. */
export function visibleDrops(guild: OwnGuild, drops: readonly Drop[]): Drop[] {
  return drops.map(({ passedBy, ...drop }) => ({
    ...drop,
    passedBy: passedBy?.filter((memberId) => maySeeOf(guild, 'lists', memberId)),
  }))
}

/** The list as the user sees it; undefined if it is hidden. */
function visibleList(guild: OwnGuild, list: BoardList): BoardList | undefined {
  const { character } = list
  if (guild.characters?.some(({ id }) => id === character.id)) return list
  if (!maySee(guild, 'lists')) return undefined
  if (maySee(guild, 'received')) return list
  return { ...list, character: { ...character, receivedBySlot: null } }
}
