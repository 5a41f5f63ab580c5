import { createLootBatch, deleteLootBatch } from '@/contract/admin-loot-batch'
import { LOGIN_PATH } from '@/contract/session'
import { importRaid } from '@/contract/admin-raid-file'
import type { Call } from '@/contract/call'
import { importCharacter, listAvailableCharacters, syncCharacter } from '@/contract/character'
import { onboardGuild } from '@/contract/guild'
import type { Context, Hono } from 'hono'
import { clientAddress } from './client-address'
import { tooMany } from './errors'
import type { AppEnv } from './handle'
import { createRateLimiter } from './rate-limiter'
import { CALLBACK_PATH } from '../accounts/auth.routes'
import type { Services } from '../services'

/** How often something may be asked for, per minute (.env.example says what each counts). */
export interface RateLimits {
  signIn: number
  battleNet: number
  bulk: number
}

/** Calls that have Battle.net work for us, which gives all people here together 36 000 an hour. */
const BATTLENET_CALLS: Call[] = [
  listAvailableCharacters,
  importCharacter,
  syncCharacter,
  onboardGuild,
]
/** Calls that write many rows each. */
const BULK_CALLS: Call[] = [createLootBatch, deleteLootBatch, importRaid]

/** Whoever is not signed in has no key, and gets no further than 401. */
function person(context: Context<AppEnv>) {
  return context.get('user')?.id
}

/** Refuses with 429 who asks too often; comes before the calls themselves are registered. */
export function limitCalls(app: Hono<AppEnv>, { rateLimits, trustProxy, now }: Services) {
  const address = (context: Context<AppEnv>) => clientAddress(context, trustProxy)

  const signIns = limiter(rateLimits.signIn, address)
  for (const path of [LOGIN_PATH, CALLBACK_PATH]) app.get(path, signIns)
  const battleNet = limiter(rateLimits.battleNet, person)
  for (const { method, path } of BATTLENET_CALLS) app.on(method, path, battleNet)
  const bulk = limiter(rateLimits.bulk, person)
  for (const { method, path } of BULK_CALLS) app.on(method, path, bulk)

  function limiter(perMinute: number, keyOf: (context: Context<AppEnv>) => string | undefined) {
    const { take } = createRateLimiter({ perMinute, now })
    return async (context: Context<AppEnv>, next: () => Promise<void>) => {
      const key = keyOf(context)
      const retryAfter = key === undefined ? 0 : take(key)
      if (retryAfter > 0) throw tooMany(retryAfter)
      await next()
    }
  }
}
