import { isSamePlayer, readPlayerName, type PlayerName } from './player-name'

/**
 * Creates an empty set of awards of the addon. An award is identified by its id and its recipient,
 * named "Name-Realm", because awards to different people can have one id.
 */
export function createAwardSet() {
  const playersOf = new Map<string, PlayerName[]>()
  return {
    has(id: string, player: string): boolean {
      const name = readPlayerName(player)
      return playersOf.get(id)?.some((known) => isSamePlayer(known, name)) ?? false
    },
    add(id: string, player: string) {
      const players = playersOf.get(id) ?? []
      players.push(readPlayerName(player))
      playersOf.set(id, players)
    },
  }
}
