import * as z from 'zod/mini'

const schema = z.object({
  VITE_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
  VITE_APP_NAME: z._default(z.string(), 'Guildr'),
  VITE_APP_VERSION: z._default(z.string(), '1.0.0'),
  VITE_SITE_ADMINS: z._default(z.string(), ''),
})

/** Build-time settings. */
export interface Env {
  /**
   * Base URL of the backend without a trailing slash. Empty means the origin that serves the app.
   */
  apiUrl: string
  appName: string
  appVersion: string
  /** BattleTags that see the admin pages, in addition to the fixed one. */
  siteAdmins: string[]
}

/**
 * Parses the build-time settings; empty values count as missing. The build calls it too, so that an
 * invalid setting fails the build instead of the app.
 * @param variables `import.meta.env`
 * @throws if VITE_API_URL is not an http(s) URL
 */
export function parseEnv(variables: Record<string, unknown>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new Error('VITE_API_URL must be a valid URL (see .env.example)')
  // In production the default is the backend that serves the app.
  const fallback = variables.DEV ? 'http://localhost:8787' : ''
  return {
    apiUrl: (parsed.data.VITE_API_URL ?? fallback).replace(/\/+$/, ''),
    appName: parsed.data.VITE_APP_NAME,
    appVersion: parsed.data.VITE_APP_VERSION,
    siteAdmins: parsed.data.VITE_SITE_ADMINS.split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  }
}
