import { REGIONS, type Region } from '@/game/realms'
import { createAppToken } from './app-token'
import { createClient } from './client'
import { assertSafeConfig, type BattleNetConfig } from './config'
import { BattleNetError, characterHidden, guildHidden } from './errors'
import { createSend, withRetries } from './http'
import { createOAuth, type Grant } from './oauth'
import {
  guildSlug,
  toAccountCharacters,
  toAvatarUrl,
  toProfile,
  type AccountCharacter,
  type CharacterProfile,
} from './profiles'
import {
  accountSchema,
  equipmentSchema,
  mediaSchema,
  rosterSchema,
  summarySchema,
  userInfoSchema,
} from './schemas'

export type { AccountCharacter, CharacterProfile, Grant }

export interface BattleNetOptions {
  config: BattleNetConfig
  fetch?: typeof fetch
  /** Milliseconds since the epoch. */
  now?: () => number
  /** How to wait between two tries. */
  sleep?: (ms: number) => Promise<void>
}

export interface GuildRoster {
  memberCount: number
  /** Rank 0 leads the guild. */
  members: { blizzardCharacterId: number; rank: number }[]
}

/** Where a character or a guild is found. The slug is Battle.net's own, accents included. */
interface Address {
  region: Region
  realmSlug: string
  name: string
}

/** Everything this backend wants from Battle.net. Data calls throw a BattleNetError. */
export interface BattleNet {
  authorizationUrl(input: { state: string; redirectUri: string }): URL
  /** @throws SignInError */
  exchangeCode(input: { callback: URL; state: string; redirectUri: string }): Promise<Grant>
  getIdentity(accessToken: string): Promise<{ accountId: string; battleTag: string }>
  /** The characters of all the person's game accounts in all regions. */
  listAccountCharacters(accessToken: string): Promise<AccountCharacter[]>
  getCharacter(input: Address): Promise<CharacterProfile>
  getGuildRoster(input: Address): Promise<GuildRoster>
}

/** Connects to Battle.net, or to the sandbox: only the addresses in `config` differ. */
export function createBattleNet(options: BattleNetOptions): BattleNet {
  const { config, now = Date.now, sleep = wait } = options
  assertSafeConfig(config)
  const send = createSend(options.fetch ?? globalThis.fetch)
  const sendRetrying = withRetries(send, sleep)
  const oauth = createOAuth({ config, send, sendRetrying, now })
  const appToken = createAppToken({ request: () => oauth.requestAppToken(), now })
  const client = createClient({ config, send: sendRetrying, appToken })

  return {
    authorizationUrl: (input) => oauth.authorizationUrl(input),
    exchangeCode: (input) => oauth.exchangeCode(input),

    async getIdentity(accessToken) {
      const info = await client.getUserInfo(accessToken, userInfoSchema)
      const accountId = String(info.sub ?? info.id)
      // No BattleTag has a space, so the stand-in can never equal one on the admin list.
      const battleTag = info.battletag ?? info.battle_tag ?? `Account ${accountId}`
      return { accountId, battleTag }
    },

    async listAccountCharacters(accessToken) {
      const regions = await Promise.allSettled(
        REGIONS.map((region) => listRegion(region, accessToken)),
      )
      const characters = regions.flatMap((region) =>
        region.status === 'fulfilled' ? region.value : [],
      )
      const failures = regions.flatMap((region) =>
        region.status === 'rejected' ? [toBattleNetError(region.reason)] : [],
      )
      // Regions go down for maintenance one by one, which must not lock out the others. A refused
      // token counts everywhere, and an empty list is believed only when every region agrees.
      const refused = failures.find((failure) => failure.code === 'BATTLENET_TOKEN_EXPIRED')
      if (refused) throw refused
      if (characters.length === 0 && failures[0]) throw failures[0]
      return characters
    },

    async getCharacter({ region, realmSlug, name }) {
      // Battle.net answers 404 to a name in upper case. Not toLocaleLowerCase: a Turkish locale
      // would turn I into another letter.
      const segments = [realmSlug, name.toLowerCase()].map(encodeURIComponent)
      const path = `/profile/wow/character/${segments.join('/')}`
      const onMissing = (cause: string) => {
        throw characterHidden(name, cause)
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
      return { ...toProfile(summary, region), avatarUrl, equipmentCount }
    },

    async getGuildRoster({ region, realmSlug, name }) {
      const segments = [realmSlug, guildSlug(name)].map(encodeURIComponent)
      const path = `/data/wow/guild/${segments.join('/')}/roster`
      const onMissing = (cause: string) => {
        throw guildHidden(name, cause)
      }
      const roster = await client.getAsApp({ region, path, schema: rosterSchema, onMissing })
      const members = roster.members.map(({ character, rank }) => ({
        blizzardCharacterId: character.id,
        rank,
      }))
      return { memberCount: members.length, members }
    },
  }

  async function listRegion(region: Region, accessToken: string): Promise<AccountCharacter[]> {
    const path = '/profile/user/wow'
    const resource = { region, path, schema: accountSchema, onMissing: noCharacters }
    return toAccountCharacters(await client.getAsUser(resource, accessToken), region)
  }

  /** A picture is an extra: whatever goes wrong with it, the character is still worth having. */
  async function getAvatarUrl(region: Region, path: string): Promise<string | null> {
    try {
      return toAvatarUrl(await client.getAsApp({ region, path, schema: mediaSchema }))
    } catch (error) {
      toBattleNetError(error)
      return null
    }
  }
}

/** An account that never played in a region has no profile there. */
function noCharacters() {
  return { wow_accounts: [] }
}

/** Anything but Battle.net's failures is a mistake of ours and goes on as it is. */
function toBattleNetError(error: unknown): BattleNetError {
  if (error instanceof BattleNetError) return error
  throw error
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
