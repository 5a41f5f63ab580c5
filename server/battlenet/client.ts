import type { Region } from '@/game/realms'
import type * as z from 'zod/mini'
import type { BattleNetConfig } from './config'
import { apiError, rateLimited, tokenExpired } from './errors'
import { retryAfterSeconds, type Send } from './http'

const DEFAULT_RETRY_AFTER = 10

interface Resource<T extends z.ZodMiniType> {
  region: Region
  /** Path below the region's host, its segments encoded. */
  path: string
  schema: T
  /** What a 404 stands for: a value or an error of its own. Else it is an API error. */
  onMissing?: (cause: string) => z.output<T>
}

interface ClientOptions {
  config: BattleNetConfig
  send: Send
  appToken: { get: () => Promise<string>; drop: (accessToken: string) => void }
}

/** Reads Battle.net's resources, as a person or as this backend, and says what went wrong. */
export function createClient({ config, send, appToken }: ClientOptions) {
  async function get(url: string, accessToken: string, headers: Record<string, string> = {}) {
    try {
      return await send(url, {
        headers: { Accept: 'application/json', Authorization: `Bearer ${accessToken}`, ...headers },
      })
    } catch (error) {
      throw apiError(`GET ${url}: ${error instanceof Error ? error.message : 'network failure'}`)
    }
  }

  function getResource({ region, path }: { region: Region; path: string }, accessToken: string) {
    const base = config.apiUrl.replaceAll('{region}', region).replace(/\/$/, '')
    // Without a locale names come as maps; with the region's own they would come translated.
    return get(`${base}${path}?locale=en_US`, accessToken, {
      'Battlenet-Namespace': `profile-${region}`,
    })
  }

  return {
    /** Who the token belongs to. */
    async getUserInfo<T extends z.ZodMiniType>(accessToken: string, schema: T) {
      const path = '/userinfo'
      const response = await get(`${config.oauthUrl.replace(/\/$/, '')}${path}`, accessToken)
      if (isRefused(response)) throw tokenExpired(`GET ${path}: ${response.status}`)
      return parse(response, { path, schema })
    },

    /** Reads with a person's token; 401 and 403 both mean that they have to sign in again. */
    async getAsUser<T extends z.ZodMiniType>(resource: Resource<T>, accessToken: string) {
      const response = await getResource(resource, accessToken)
      if (isRefused(response)) throw tokenExpired(`GET ${resource.path}: ${response.status}`)
      return parse(response, resource)
    },

    /** Reads with this backend's token, once more with a new one when Battle.net revoked it. */
    async getAsApp<T extends z.ZodMiniType>(resource: Resource<T>) {
      const accessToken = await appToken.get()
      let response = await getResource(resource, accessToken)
      if (response.status === 401) {
        appToken.drop(accessToken)
        response = await getResource(resource, await appToken.get())
      }
      return parse(response, resource)
    },
  }
}

function isRefused({ status }: Response): boolean {
  return status === 401 || status === 403
}

async function parse<T extends z.ZodMiniType>(
  response: Response,
  { path, schema, onMissing }: Pick<Resource<T>, 'path' | 'schema' | 'onMissing'>,
): Promise<z.output<T>> {
  const answered = `GET ${path}: ${response.status}`
  if (response.status === 429) {
    throw rateLimited(retryAfterSeconds(response) ?? DEFAULT_RETRY_AFTER, answered)
  }
  if (response.status === 404 && onMissing) return onMissing(answered)
  if (!response.ok) throw apiError(answered)
  // Maintenance pages come as HTML with status 200.
  const type = response.headers.get('Content-Type') ?? 'no content type'
  if (!/^application\/(?:[\w.-]+\+)?json\b/.test(type)) throw apiError(`${answered}, ${type}`)
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'the body')
  throw apiError(`${answered}, unexpected: ${fields.join(', ')}`)
}
