import { isSamePlayer, readPlayerName, type PlayerName } from './player-name'

/**
 * A set of awards of the addon. An award is identified by its id and its recipient, because awards
 * to different people can have one id.
 */
export interface AwardSet {
  has: (id: string, player: string) => boolean
  add: (id: string, player: string) => void
}

/** Creates an empty set. Players are given as the addon names them, "Name-Realm". */
export function createAwardSet(): AwardSet {
  const playersOf = new Map<string, PlayerName[]>()
  return {
    has: (id, player) => {
      const name = readPlayerName(player)
      return playersOf.get(id)?.some((known) => isSamePlayer(known, name)) ?? false
    },
    add: (id, player) => {
      const players = playersOf.get(id) ?? []
      players.push(readPlayerName(player))
      playersOf.set(id, players)
    },
  }
}
