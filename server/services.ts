import type { BattleNet } from './battlenet/battlenet'
import type { Sandbox } from './battlenet/sandbox/sandbox'
import type { Database } from './database/client'
import type { RateLimits } from './http/rate-limits'

/** What the routes are given; a test replaces any of it. */
export interface Services {
  database: Database
  battleNet: BattleNet
  adminBattleTags: readonly string[]
  /** Where the app is served; undefined: wherever the request came to (the sandbox, one origin). */
  appOrigin: string | undefined
  rateLimits: RateLimits
  /** Whether a proxy of ours says where requests come from. */
  trustProxy: boolean
  /** Whether every answer is logged; errors are in any case. */
  logsRequests: boolean
  now: () => number
  /** The stand-in for Battle.net, when there are no credentials for the real one. */
  sandbox?: Sandbox
}
