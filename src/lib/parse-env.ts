import * as z from 'zod/mini'

const schema = z.object({
  VITE_API_URL: z.optional(z.url({ protocol: /^https?$/ })),
  VITE_APP_NAME: z._default(z.string(), 'Guildr'),
  VITE_APP_VERSION: z._default(z.string(), '1.0.0'),
  VITE_SITE_ADMINS: z._default(z.string(), ''),
})

/** The settings the app was built with. */
export interface Env {
  /** Base URL of the backend without a trailing slash; empty: the origin that serves the app. */
  apiUrl: string
  appName: string
  appVersion: string
  /** BattleTags that are admins beside the fixed one. */
  siteAdmins: string[]
}

/**
 * Reads the build's settings; empty ones count as unset. The build itself calls it too, so that a
 * wrong one ends there and not in somebody's browser.
 * @param variables `import.meta.env`
 * @throws Error when VITE_API_URL is given and is no http(s) URL
 */
export function parseEnv(variables: Record<string, unknown>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new Error('VITE_API_URL must be a valid URL (see .env.example)')
  // Never a host we do not own: in production the backend that serves the app.
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
