import { env } from '@/lib/env'

/** The `head` of a route with a document title such as "Profile · Guildr". */
export function pageTitle(...parts: string[]) {
  return { meta: [{ title: [...parts, env.appName].join(' · ') }] }
}
