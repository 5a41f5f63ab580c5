import type { BattleNet } from './battlenet/battlenet'
import type { Sandbox } from './battlenet/sandbox/sandbox'
import type { Database } from './database/client'

/** What the routes are given; a test replaces any of it. */
export interface Services {
  database: Database
  battleNet: BattleNet
  adminBattleTags: readonly string[]
  /** Where the app is served; undefined: wherever the request came to (the sandbox, one origin). */
  appOrigin: string | undefined
  now: () => number
  /** The stand-in for Battle.net, when there are no credentials for the real one. */
  sandbox?: Sandbox
}
