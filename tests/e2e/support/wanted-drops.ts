import { getGuildBoard } from '@/contract/guilds/guild-board'
import { groupWants } from '@/contract/guilds/wants'
import { listActiveInstances } from '@/contract/instance'
import { listInstanceLoot } from '@/contract/loot-item'
import type { Person } from './person'

/**
 * The names of four items that somebody wants of each of three bosses of The Venomous Abyss on
 * Heroic.
 */
export async function findWantedDrops(officer: Person, guildId: string) {
  const raids = await officer.read(listActiveInstances)
  const instanceId = raids.find(({ name }) => name === 'The Venomous Abyss')?.id ?? ''
  const board = await officer.read(getGuildBoard, { guildId, instanceId, difficulty: 'Heroic' })
  const wants = groupWants(board.lists)
  const bosses = (await officer.read(listInstanceLoot, { instanceId })).map(({ name, items }) => ({
    boss: name,
    items: items.flatMap((item) => (wants.get(item.id)?.wants.length ? item.name : [])),
  }))
  const found = bosses
    .filter(({ items }) => items.length >= 4)
    .slice(0, 3)
    .map(({ boss, items }) => ({ boss, items: items.slice(0, 4) }))
  if (found.length < 3) throw new Error('Too few bosses have four wanted items')
  return found
}
