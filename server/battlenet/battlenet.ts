import { REGIONS, type Region } from '@/game/realms'
import { setTimeout } from 'node:timers/promises'
import { createPacer } from '../lib/pacer'
import { createApiClient } from './api-client'
import { createAppTokenCache } from './app-token'
import { assertSafeConfig, type BattleNetConfig } from './config'
import { BattleNetError, characterUnavailable, guildUnavailable } from './battlenet-error'
import { createJournal } from './journal'
import { createOAuth, type Grant } from './oauth'
import {
  guildSlug,
  toAccountCharacters,
  toAvatarUrl,
  toEquipment,
  toProfile,
  toRoster,
  type AccountCharacter,
  type CharacterProfile,
  type RosterEntry,
} from './profiles'
import {
  accountSchema,
  equipmentSchema,
  mediaSchema,
  rosterSchema,
  summarySchema,
  userInfoSchema,
} from './schemas'
import { createSend, withRetries } from './send-request'

export type { AccountCharacter, CharacterProfile, Grant, RosterEntry }

export interface BattleNetOptions {
  config: BattleNetConfig
  fetch?: typeof fetch
  /** Milliseconds since the epoch. */
  now?: () => number
  /** Waits between two attempts; replaced in tests. */
  sleep?: (ms: number) => Promise<void>
  /** Requests for the journal per second; the default is what Battle.net allows: 36,000 an hour. */
  journalRate?: number
}

/** Requests for the journal per second, and at the same time. */
const JOURNAL_RATE = 10
const JOURNAL_CONCURRENCY = 8

/** Identifies a character or guild. Realm slugs are those of Battle.net, which can have accents. */
interface ProfileAddress {
  region: Region
  realmSlug: string
  name: string
}

export type BattleNet = ReturnType<typeof createBattleNet>

/**
 * The requests that this backend sends to Battle.net or the sandbox, depending on the URLs in
 * `config`. They throw BattleNetError unless noted.
 */
export function createBattleNet(options: BattleNetOptions) {
  const { config, now = Date.now, sleep = setTimeout, journalRate = JOURNAL_RATE } = options
  assertSafeConfig(config)
  const send = createSend(options.fetch ?? globalThis.fetch)
  const sendRetrying = withRetries(send, sleep)
  const oauth = createOAuth({ config, send, sendRetrying, now })
  const appToken = createAppTokenCache({ requestToken: oauth.requestAppToken, now })
  const client = createApiClient({ config, send: sendRetrying, appToken })
  // Each attempt of a request counts, so the pacer is inside the retries.
  const limits = { perSecond: journalRate, concurrency: JOURNAL_CONCURRENCY }
  const pace = createPacer({ ...limits, now, sleep })
  const sendPaced = withRetries((url, init) => pace(() => send(url, init)), sleep)
  const pacedClient = createApiClient({ config, send: sendPaced, appToken })

  return {
    journal: createJournal({ client: pacedClient, now }),
    authorizationUrl: oauth.authorizationUrl,
    /** @throws SignInError */
    exchangeCode: oauth.exchangeCode,

    async getIdentity(accessToken: string) {
      const info = await client.getUserInfo(accessToken, userInfoSchema)
      const accountId = String(info.sub ?? info.id)
      // BattleTags have no spaces, so this fallback cannot match an entry of ADMIN_BATTLETAGS.
      const battleTag = info.battletag ?? info.battle_tag ?? `Account ${accountId}`
      return { accountId, battleTag }
    },

    /** The characters of all game accounts of the user in all regions. */
    async listAccountCharacters(accessToken: string) {
      const regions = await Promise.allSettled(
        REGIONS.map((region) => listRegion(region, accessToken)),
      )
      return charactersOf(regions)
    },

    async getCharacter({ region, realmSlug, name }: ProfileAddress): Promise<CharacterProfile> {
      // Battle.net requires lower case. Not toLocaleLowerCase, which depends on the system's
      // locale.
      const segments = [realmSlug, name.toLowerCase()].map(encodeURIComponent)
      const path = `/profile/wow/character/${segments.join('/')}`
      const onMissing = (cause: string) => {
        throw characterUnavailable(name, cause)
      }
      const summary = await client.getAsApp({ region, path, schema: summarySchema, onMissing })
      const [equipment, avatarUrl] = await Promise.all([
        client.getAsApp({
          region,
          path: `${path}/equipment`,
          schema: equipmentSchema,
          onMissing,
        }),
        getAvatarUrl(region, `${path}/character-media`),
      ])
      const equipmentCount = equipment.equipped_items?.length ?? 0
      return {
        ...toProfile(summary, region),
        avatarUrl,
        equipmentCount,
        equipment: toEquipment(equipment),
      }
    },

    /** The roster of the guild that has the name now, which can be another one than before. */
    async getGuildRoster({ region, realmSlug, name }: ProfileAddress) {
      const segments = [realmSlug, guildSlug(name)].map(encodeURIComponent)
      const path = `/data/wow/guild/${segments.join('/')}/roster`
      const onMissing = (cause: string) => {
        throw guildUnavailable(name, cause)
      }
      const roster = await client.getAsApp({ region, path, schema: rosterSchema, onMissing })
      return toRoster(roster)
    },
  }

  async function listRegion(region: Region, accessToken: string): Promise<AccountCharacter[]> {
    const path = '/profile/user/wow'
    const resource = { region, path, schema: accountSchema, onMissing: noCharacters }
    return toAccountCharacters(await client.getAsUser(resource, accessToken), region)
  }

  /** Null if Battle.net fails: the avatar is optional. */
  async function getAvatarUrl(region: Region, path: string): Promise<string | null> {
    try {
      return toAvatarUrl(await client.getAsApp({ region, path, schema: mediaSchema }))
    } catch (error) {
      toBattleNetError(error)
      return null
    }
  }
}

function charactersOf(regions: PromiseSettledResult<AccountCharacter[]>[]): AccountCharacter[] {
  const characters = regions.flatMap((region) =>
    region.status === 'fulfilled' ? region.value : [],
  )
  const failures = regions.flatMap((region) =>
    region.status === 'rejected' ? [toBattleNetError(region.reason)] : [],
  )
  // Failed regions are ignored, because maintenance usually affects only one. An expired token
  // is an error in any case, and so is a failed region if the others have no characters.
  const tokenError = failures.find((failure) => failure.code === 'BATTLENET_TOKEN_EXPIRED')
  if (tokenError) throw tokenError
  if (characters.length === 0 && failures[0]) throw failures[0]
  return characters
}

/** Battle.net responds with 404 if the account has no characters in the region. */
function noCharacters() {
  return { wow_accounts: [] }
}

/** Rethrows errors that are not BattleNetErrors: they are bugs. */
function toBattleNetError(error: unknown): BattleNetError {
  if (error instanceof BattleNetError) return error
  throw error
}
