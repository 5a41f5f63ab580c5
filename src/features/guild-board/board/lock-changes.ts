import type { BoardList, GuildBoard } from '@/contract/guilds/guild-board'

function changedAt({ updatedAt }: BoardList): number {
  return Date.parse(updatedAt ?? '')
}

/**
 * The lists that their owners have changed since the lock began, the last change first. A locked
 * list takes ticks, notes and a name only. Those that were shared later are not among them.
 */
export function changedSinceLock({ lock, lists }: GuildBoard): BoardList[] {
  if (!lock) return []
  const start = Date.parse(lock.startsAt)
  return lists
    .filter((list) => changedAt(list) > start && !list.isSharedAfterLock)
    .toSorted((one, other) => changedAt(other) - changedAt(one))
}
