import type { Page } from '@playwright/test'
import { TOKEN_KEY } from '@/api/token'
import type { Call, CallAnswer, PathParams } from '@/contract/call'
import { listCharacters } from '@/contract/character'
import { listGuilds } from '@/contract/guilds/guild'
import { listCharacterWishlists } from '@/contract/wishlist'
import type { ServerProcess } from './server-process'
import type { SandboxAccount } from './sign-in'

type ParamsOf<C extends Call> = keyof PathParams<C['path']> extends never
  ? []
  : [params: PathParams<C['path']>]

/** A signed-in user outside of the browser, to read the server's data. */
export class Person {
  readonly #server: Pick<ServerProcess, 'url'>
  readonly token: string

  private constructor(server: Pick<ServerProcess, 'url'>, token: string) {
    this.#server = server
    this.token = token
  }

  /** Signs in with the same requests as a browser. */
  static async signIn(
    server: Pick<ServerProcess, 'url'>,
    battleTag: SandboxAccount,
  ): Promise<Person> {
    const login = await follow(`${server.url}/auth/battlenet/login`)
    const chooser = new URL(login.location)
    chooser.searchParams.set('account', battleTag)
    chooser.searchParams.set('profile', 'share')
    const [, href = ''] = /<a href="([^"]+)"/.exec(await (await fetch(chooser)).text()) ?? []
    const back = await follow(href.replaceAll('&amp;', '&'), { Cookie: login.cookie })
    const token = new URLSearchParams(new URL(back.location).hash.slice(1)).get('token')
    if (!token) throw new Error(`No session for ${battleTag}: ${back.location}`)
    return new Person(server, token)
  }

  /** Sends a GET call and parses its answer. */
  async read<C extends Call>(call: C, ...[params]: ParamsOf<C>): Promise<CallAnswer<C>> {
    const response = await this.#send(call, params)
    const body = (await response.json()) as { data: Record<string, unknown> } // the reference backend's envelope
    const entity = call.key ? body.data[call.key] : body.data
    // Parsed with the schema from which the type is inferred.
    return call.answer?.parse(entity) as CallAnswer<C>
  }

  /** Sends a call with a body; the answer can be a rejection. */
  async send<C extends Call>(call: C, params: PathParams<C['path']>, body: object) {
    return this.#request(call, params, body)
  }

  /** Sends a DELETE call. */
  async delete<C extends Call>(call: C, ...[params]: ParamsOf<C>): Promise<void> {
    await this.#send(call, params)
  }

  async #send(call: Call, params: unknown) {
    const response = await this.#request(call, params)
    if (response.ok) return response
    throw new Error(`${call.method} ${response.url}: ${response.status} ${await response.text()}`)
  }

  async #request({ method, path: template }: Call, params: unknown, body?: object) {
    const values = new Map<string, unknown>(Object.entries(params ?? {}))
    const path = template.replaceAll(/:(\w+)/g, (_, name: string) => String(values.get(name)))
    return fetch(`${this.#server.url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    })
  }

  /** Path of a character's wishlists. */
  async characterPath(name: string): Promise<string> {
    return `/characters/${await this.#characterId(name)}/wishlists`
  }

  /** Path of the user's first guild. */
  async guildPath(): Promise<string> {
    const [guild] = await this.read(listGuilds)
    return `/guilds/${guild?.id}`
  }

  /** Path of a wishlist of one of the user's characters. */
  async wishlistPath(characterName: string, name: string): Promise<string> {
    return `/wishlists/${await this.wishlistId(characterName, name)}`
  }

  async wishlistId(characterName: string, name: string): Promise<string> {
    const characterId = await this.#characterId(characterName)
    const wishlists = await this.read(listCharacterWishlists, { characterId })
    const found = wishlists.find((wishlist) => wishlist.name === name)
    if (!found) throw new Error(`${characterName} has no wishlist "${name}"`)
    return found.id
  }

  async #characterId(name: string): Promise<string> {
    const found = (await this.read(listCharacters)).find((character) => character.name === name)
    if (!found) throw new Error(`No character ${name}`)
    return found.id
  }
}

/** Stores the user's session in the browser, for tests that do not test the sign-in. */
export async function enterAs(page: Page, { token }: Pick<Person, 'token'>): Promise<void> {
  // A document of the same origin that does not start the app.
  await page.goto('/robots.txt')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    TOKEN_KEY,
    token,
  ] as const)
}

/** The session token in the browser's storage. */
export async function storedToken(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)
}

async function follow(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { redirect: 'manual', headers })
  const location = answer.headers.get('Location')
  if (!location)
    throw new Error(`${url} does not redirect: ${answer.status} ${await answer.text()}`)
  return { location, cookie: (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '' }
}
