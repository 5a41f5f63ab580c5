import type { BattleNet } from './battlenet/battlenet'
import type { Sandbox } from './battlenet/sandbox/sandbox'
import type { Database } from './database/client'
import type { RateLimits } from './http/rate-limits'

/** The dependencies of the routes. Tests can replace each of them. */
export interface Services {
  database: Database
  battleNet: BattleNet
  adminBattleTags: readonly string[]
  /** The origin that serves the app; undefined: the origin of the request. */
  appOrigin: string | undefined
  rateLimits: RateLimits
  /** Whether to take the client's address from X-Forwarded-For. */
  trustProxy: boolean
  /** Whether to log each response. Errors are always logged. */
  logsRequests: boolean
  /** Milliseconds since the epoch. */
  now: () => number
  /** Set when there are no Battle.net credentials. */
  sandbox?: Sandbox
}
