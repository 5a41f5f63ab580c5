import type { Region } from '@/game/realms'
import type * as z from 'zod/mini'
import type { BattleNetConfig } from './config'
import { apiError, rateLimited, tokenExpired } from './battlenet-error'
import { retryAfterSeconds, type Send } from './send-request'

interface Resource<T extends z.ZodMiniType> {
  region: Region
  /** URL-encoded path below the region's host. */
  path: string
  /**
   * `static` for the game's data, such as items; `profile`, the default, for characters and guilds.
   */
  namespace?: 'profile' | 'static'
  schema: T
  /** Handles a 404: returns a value or throws. Without it, a 404 is an API error. */
  onMissing?: (cause: string) => z.output<T>
}

interface ClientOptions {
  config: BattleNetConfig
  send: Send
  appToken: { get: () => Promise<string>; discard: (accessToken: string) => void }
}

export type ApiClient = ReturnType<typeof createApiClient>

/**
 * Reads resources of Battle.net's APIs with a user's token or the backend's. Throws
 * BattleNetErrors.
 */
export function createApiClient({ config, send, appToken }: ClientOptions) {
  async function get(url: string, accessToken: string, headers: Record<string, string> = {}) {
    try {
      return await send(url, {
        headers: { Accept: 'application/json', Authorization: `Bearer ${accessToken}`, ...headers },
      })
    } catch (error) {
      throw apiError(`GET ${url}: ${error instanceof Error ? error.message : 'network failure'}`)
    }
  }

  function getResource(
    { region, path, namespace = 'profile' }: Omit<Resource<z.ZodMiniType>, 'schema' | 'onMissing'>,
    accessToken: string,
  ) {
    const base = config.apiUrl.replaceAll('{region}', region).replace(/\/$/, '')
    // Without a locale, names are objects with all translations.
    return get(`${base}${path}?locale=en_US`, accessToken, {
      'Battlenet-Namespace': `${namespace}-${region}`,
    })
  }

  return {
    /** The account of a user's token. */
    async getUserInfo<T extends z.ZodMiniType>(accessToken: string, schema: T) {
      const path = '/userinfo'
      const response = await get(`${config.oauthUrl.replace(/\/$/, '')}${path}`, accessToken)
      if (isUnauthorized(response)) throw tokenExpired(`GET ${path}: ${response.status}`)
      return parse(response, { path, schema })
    },

    /** Reads with a user's token. 401 and 403 both mean that the user must sign in again. */
    async getAsUser<T extends z.ZodMiniType>(resource: Resource<T>, accessToken: string) {
      const response = await getResource(resource, accessToken)
      if (isUnauthorized(response)) throw tokenExpired(`GET ${resource.path}: ${response.status}`)
      return parse(response, resource)
    },

    /** Reads with the backend's token. On 401 the request is repeated once with a new token. */
    async getAsApp<T extends z.ZodMiniType>(resource: Resource<T>) {
      const accessToken = await appToken.get()
      let response = await getResource(resource, accessToken)
      if (response.status === 401) {
        appToken.discard(accessToken)
        response = await getResource(resource, await appToken.get())
      }
      return parse(response, resource)
    },
  }
}

function isUnauthorized({ status }: Response): boolean {
  return status === 401 || status === 403
}

async function parse<T extends z.ZodMiniType>(
  response: Response,
  { path, schema, onMissing }: Pick<Resource<T>, 'path' | 'schema' | 'onMissing'>,
): Promise<z.output<T>> {
  const requestSummary = `GET ${path}: ${response.status}`
  if (response.status === 429) {
    throw rateLimited(retryAfterSeconds(response), requestSummary)
  }
  if (response.status === 404 && onMissing) return onMissing(requestSummary)
  if (!response.ok) throw apiError(requestSummary)
  // During maintenance, Battle.net sends HTML pages with status 200.
  const type = response.headers.get('Content-Type') ?? 'no content type'
  if (!/^application\/(?:[\w.-]+\+)?json\b/.test(type)) throw apiError(`${requestSummary}, ${type}`)
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'the body')
  throw apiError(`${requestSummary}, invalid: ${fields.join(', ')}`)
}
