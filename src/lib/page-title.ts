import { env } from './env'

/** The document title of a page: "Profile · Guildr". For a route's `head`. */
export function pageTitle(...parts: string[]) {
  return { meta: [{ title: [...parts, env.appName].join(' · ') }] }
}
