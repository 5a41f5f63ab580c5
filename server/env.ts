import * as z from 'zod/mini'
import type { RateLimits } from './http/rate-limits'

const port = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535))
const origin = z.url({ protocol: /^https?$/ }).check(
  // Checks run on after one has failed, so this one meets what is no URL at all.
  z.refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'Must be an origin without a path',
  ),
)

const perMinute = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))

/** Empty variables count as unset: that is how a copied .env.example arrives. */
const schema = z.object({
  PORT: z._default(port, 8787),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './.data'),
  DATABASE_URL: z.optional(z.string()),
  BATTLENET_CLIENT_ID: z.optional(z.string()),
  BATTLENET_CLIENT_SECRET: z.optional(z.string()),
  BATTLENET_OAUTH_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** May hold `{region}`, so not a URL by itself. */
  BATTLENET_API_URL: z.optional(z.string()),
  ADMIN_BATTLETAGS: z.optional(z.string()),
  APP_ORIGIN: z.optional(origin),
  TRUST_PROXY: z._default(z.stringbool(), false),
  RATE_LIMIT_SIGN_IN: z._default(perMinute, 60),
  RATE_LIMIT_BATTLENET: z._default(perMinute, 120),
  RATE_LIMIT_BULK: z._default(perMinute, 30),
  LOG_LEVEL: z._default(z.enum(['error', 'info']), 'error'),
})

/** The settings of one backend. `battleNet` undefined means the sandbox. */
export interface Env {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  battleNet:
    | { clientId: string; clientSecret: string; oauthUrl?: string; apiUrl?: string }
    | undefined
  adminBattleTags: readonly string[]
  appOrigin: string | undefined
  trustProxy: boolean
  rateLimits: RateLimits
  logsRequests: boolean
}

const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost']

/** A mistake in the settings, worded for the person who starts the server. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Reads the settings (.env.example explains each).
 * @throws EnvError naming every wrong variable, or a combination that would open the sandbox to others.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]
    throw new EnvError(`These settings are not valid: ${names.join(', ')} (see .env.example).`)
  }
  const values = parsed.data
  if (Boolean(values.BATTLENET_CLIENT_ID) !== Boolean(values.BATTLENET_CLIENT_SECRET)) {
    throw new EnvError(
      'BATTLENET_CLIENT_ID and BATTLENET_CLIENT_SECRET go together: set both or none.',
    )
  }
  const battleNet =
    values.BATTLENET_CLIENT_ID && values.BATTLENET_CLIENT_SECRET
      ? {
          clientId: values.BATTLENET_CLIENT_ID,
          clientSecret: values.BATTLENET_CLIENT_SECRET,
          oauthUrl: values.BATTLENET_OAUTH_URL,
          apiUrl: values.BATTLENET_API_URL,
        }
      : undefined
  // Anyone who reaches the sandbox can sign in as its admin, so it never leaves the machine.
  if (!battleNet && !LOOPBACK_HOSTS.includes(values.HOST)) {
    throw new EnvError(
      `Without Battle.net credentials the sandbox signs anyone in, so HOST must be one of ${LOOPBACK_HOSTS.join(', ')}.`,
    )
  }
  if (battleNet && !values.APP_ORIGIN) {
    throw new EnvError('With Battle.net credentials APP_ORIGIN must name where the app is served.')
  }
  const admins = (values.ADMIN_BATTLETAGS ?? '').split(',').map((tag) => tag.trim())
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    battleNet,
    // The sandbox's admin exists only together with the sandbox.
    adminBattleTags: [...admins, ...(battleNet ? [] : ['Admin#1000'])].filter((tag) => tag !== ''),
    appOrigin: values.APP_ORIGIN,
    trustProxy: values.TRUST_PROXY,
    rateLimits: {
      signIn: values.RATE_LIMIT_SIGN_IN,
      battleNet: values.RATE_LIMIT_BATTLENET,
      bulk: values.RATE_LIMIT_BULK,
    },
    logsRequests: values.LOG_LEVEL === 'info',
  }
}
