import type { BattleNet } from './battlenet/battlenet'
import type { Sandbox } from './battlenet/sandbox/sandbox'
import type { Database, OpenDatabase } from './database/database'
import type { WebhookPosts } from './guilds/webhook/webhook-posts'
import type { RateLimits } from './http/rate-limits'
import type { ReportReader } from './sims/report-reader'

/** The dependencies of the routes. Tests can replace each of them. */
export interface Services {
  database: Database
  listen: OpenDatabase['listen']
  battleNet: BattleNet
  readReport: ReportReader
  webhookPosts: WebhookPosts
  adminBattleTags: readonly string[]
  /** The origin that serves the app; undefined: this backend's own. */
  appOrigin: string | undefined
  rateLimits: RateLimits
  /**
   * Whether a proxy sets X-Forwarded-For, X-Forwarded-Proto and Host; otherwise they are ignored.
   */
  trustProxy: boolean
  /** Whether to log each response. Errors are always logged. */
  logsRequests: boolean
  /** Milliseconds since the epoch. */
  now: () => number
  /** Set when there are no Battle.net credentials. */
  sandbox?: Sandbox
}
