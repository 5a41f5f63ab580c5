import * as z from 'zod/mini'
import { DEFAULT_RATE_LIMITS } from './http/rate-limits'

const port = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535))
const origin = z.url({ protocol: /^https?$/ }).check(
  // Runs even if the URL check has failed, so the value may not be a URL.
  z.refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'Must be an origin without a path',
  ),
)

const perMinute = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))

/** `.env.example` explains the variables. */
const schema = z.object({
  PORT: z._default(port, 8787),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './.data'),
  DATABASE_URL: z.optional(z.string()),
  BATTLENET_CLIENT_ID: z.optional(z.string()),
  BATTLENET_CLIENT_SECRET: z.optional(z.string()),
  BATTLENET_OAUTH_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** Not `z.url`: may contain the placeholder `{region}`. */
  BATTLENET_API_URL: z.optional(z.string()),
  ADMIN_BATTLETAGS: z.optional(z.string()),
  APP_ORIGIN: z.optional(origin),
  TRUST_PROXY: z._default(z.stringbool(), false),
  ICONS: z._default(z.stringbool(), true),
  ICONS_URL: z._default(
    z.url({ protocol: /^https?$/ }).check(z.includes('{icon}')),
    'https://render.worldofwarcraft.com/us/icons/56/{icon}.jpg',
  ),
  DISCORD_ORIGIN: z._default(origin, 'https://discord.com'),
  RAIDBOTS_ORIGIN: z._default(origin, 'https://www.raidbots.com'),
  QE_LIVE_ORIGIN: z._default(origin, 'https://questionablyepic.com'),
  RATE_LIMIT_SIGN_IN: z._default(perMinute, DEFAULT_RATE_LIMITS.signIn),
  RATE_LIMIT_BATTLENET: z._default(perMinute, DEFAULT_RATE_LIMITS.battleNet),
  RATE_LIMIT_WRITE: z._default(perMinute, DEFAULT_RATE_LIMITS.write),
  RATE_LIMIT_BULK: z._default(perMinute, DEFAULT_RATE_LIMITS.bulk),
  LOG_LEVEL: z._default(z.enum(['error', 'info']), 'error'),
})

/** The parsed settings of the backend. */
export type Env = ReturnType<typeof parseEnv>

const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost']

/** Invalid settings. The message is shown to the person who starts the server. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/**
 * Parses the settings. Empty variables count as unset, because a copied `.env.example` has many.
 * @throws EnvError naming all invalid variables, or a combination of settings that is not allowed
 */
export function parseEnv(variables: Record<string, string | undefined>) {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(nonEmpty)
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]
    throw new EnvError(`Invalid settings: ${names.join(', ')} (see .env.example).`)
  }
  const values = parsed.data
  if (Boolean(values.BATTLENET_CLIENT_ID) !== Boolean(values.BATTLENET_CLIENT_SECRET)) {
    throw new EnvError('Set both BATTLENET_CLIENT_ID and BATTLENET_CLIENT_SECRET, or neither.')
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
  // Anyone who can reach the sandbox can sign in as its admin.
  if (!battleNet && !LOOPBACK_HOSTS.includes(values.HOST)) {
    throw new EnvError(
      `Without Battle.net credentials anyone can sign in to the sandbox, so HOST must be one of ${LOOPBACK_HOSTS.join(', ')}.`,
    )
  }
  if (battleNet && !values.APP_ORIGIN) {
    throw new EnvError(
      'With Battle.net credentials, APP_ORIGIN must be set to the origin that serves the app.',
    )
  }
  const admins = (values.ADMIN_BATTLETAGS ?? '').split(',').map((tag) => tag.trim())
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    /** A Postgres server; undefined: the embedded database in `dataDir`. */
    databaseUrl: values.DATABASE_URL,
    /** Undefined: the sandbox. */
    battleNet,
    // The sandbox's admin must not be an admin at the real Battle.net.
    adminBattleTags: [...admins, ...(battleNet ? [] : ['Admin#1000'])].filter((tag) => tag !== ''),
    appOrigin: values.APP_ORIGIN,
    trustProxy: values.TRUST_PROXY,
    /** The URL of an icon with the placeholder `{icon}`; undefined: icons are not fetched. */
    iconsUrl: values.ICONS ? values.ICONS_URL : undefined,
    /** The only origins from which simulation reports are read. */
    reportOrigins: { Raidbots: values.RAIDBOTS_ORIGIN, 'QE Live': values.QE_LIVE_ORIGIN },
    /** The only origin to which webhooks post. */
    discordOrigin: values.DISCORD_ORIGIN,
    rateLimits: {
      signIn: values.RATE_LIMIT_SIGN_IN,
      battleNet: values.RATE_LIMIT_BATTLENET,
      write: values.RATE_LIMIT_WRITE,
      bulk: values.RATE_LIMIT_BULK,
    },
    logsRequests: values.LOG_LEVEL === 'info',
  }
}
