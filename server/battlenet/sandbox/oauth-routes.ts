import { Hono, type Context } from 'hono'
import { randomBytes } from 'node:crypto'
import type { SandboxAccount } from './accounts'
import type { AccountChoice, Authorization, AuthorizationError } from './authorization'
import { CHOOSER_CSS, CHOOSER_ICON, chooserPage, continuePage, errorPage } from './chooser'
import type { RosterSwitch } from './roster-changes'
import { rosterPage } from './roster-page'
import { TOKEN_SECONDS, type TokenStore } from './token-store'

interface OAuthRoutesOptions {
  clientId: string
  clientSecret: string
  authorization: Authorization
  tokens: TokenStore
  rosterSwitch: RosterSwitch
  now: () => number
}

/**
 * The routes of oauth.battle.net: the authorize page, the token endpoint and userinfo; and the page
 * for the roster.
 */
export function oauthRoutes(options: OAuthRoutesOptions): Hono {
  const { authorization, tokens, rosterSwitch, now } = options
  const app = new Hono()

  app.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })

  // The form of the page is submitted to the same path, with the user's choice added.
  app.get('/authorize', (context) => {
    const query = new URL(context.req.url).searchParams
    const request = authorization.readRequest(query)
    if ('status' in request) return showError(context, request)
    const choice = readChoice(query)
    if (!choice) return context.html(chooserPage(request))
    const result = authorization.complete(request, choice)
    return result instanceof URL ? context.html(continuePage(result)) : showError(context, result)
  })

  // Not a page of Battle.net: it changes what the sandbox answers.
  app.get('/roster', (context) => context.html(rosterPage(rosterSwitch.read())))
  app.post('/roster', async (context) => {
    rosterSwitch.choose(new URLSearchParams(await context.req.text()))
    return context.html(rosterPage(rosterSwitch.read(), { isSaved: true }))
  })

  app.get('/chooser.css', (context) =>
    context.body(CHOOSER_CSS, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  app.get('/icon.svg', (context) =>
    context.body(CHOOSER_ICON, 200, { 'Content-Type': 'image/svg+xml' }),
  )

  app.post('/token', async (context) => {
    if (!isClient(context.req.header('Authorization'), options)) {
      return oauthError(context, 401, 'invalid_client', 'Bad client credentials')
    }
    const form = new URLSearchParams(await context.req.text())
    const grantType = form.get('grant_type')
    if (grantType === 'client_credentials') {
      const accessToken = tokens.issueToken({ account: null, scopes: [] })
      return context.json({ ...tokenBody(accessToken), sub: options.clientId })
    }
    if (grantType !== 'authorization_code') {
      return oauthError(context, 400, 'unsupported_grant_type', 'Unsupported grant type')
    }
    const grant = tokens.consumeCode(form.get('code') ?? '', form.get('redirect_uri') ?? '')
    if (!grant?.account) {
      return oauthError(context, 400, 'invalid_grant', 'Invalid authorization code')
    }
    const scope = grant.scopes.join(' ')
    return context.json({
      ...tokenBody(tokens.issueToken(grant)),
      scope,
      ...(grant.scopes.includes('openid') && {
        id_token: unsignedIdToken(grant.account, options.clientId, now()),
      }),
    })
  })
  app.all('/token', (context) =>
    oauthError(context, 405, 'invalid_request', 'Request method is not supported'),
  )

  app.get('/userinfo', (context) => {
    const grant = tokens.readBearer(context.req.header('Authorization'))
    if (!grant?.account) return oauthError(context, 401, 'invalid_token', 'Invalid access token')
    const { id, battleTag } = grant.account
    return context.json({ sub: String(id), id, battletag: battleTag })
  })

  return app
}

function showError(context: Context, { status, message }: AuthorizationError) {
  return context.html(errorPage(message), status)
}

function oauthError(context: Context, status: 400 | 401 | 405, error: string, message: string) {
  return context.json({ error, error_description: message }, status)
}

function tokenBody(accessToken: string) {
  return { access_token: accessToken, token_type: 'bearer', expires_in: TOKEN_SECONDS }
}

/** The user's choice; null if the query has none yet. */
function readChoice(query: URLSearchParams): AccountChoice | 'cancel' | null {
  if (query.has('cancel')) return 'cancel'
  const battleTag = query.get('account')
  return battleTag === null ? null : { battleTag, sharesProfile: query.get('profile') === 'share' }
}

/** HTTP Basic with form-encoded id and secret (RFC 6749, 2.3.1). */
function isClient(header: string | undefined, options: OAuthRoutesOptions): boolean {
  const [, credentials] = /^Basic (\S+)$/i.exec(header ?? '') ?? []
  const [id, secret] = Buffer.from(credentials ?? '', 'base64')
    .toString()
    .split(':')
    .map(formDecode)
  return id === options.clientId && secret === options.clientSecret
}

function formDecode(text: string): string {
  return new URLSearchParams(`value=${text.replaceAll('&', '%26')}`).get('value') ?? ''
}

/**
 * An id_token with random bytes as its signature, which no client can verify. As in Battle.net's
 * id_tokens, the issuer differs from the host.
 */
function unsignedIdToken(account: SandboxAccount, clientId: string, now: number): string {
  const issuedAt = Math.floor(now / 1000)
  const claims = {
    iss: 'https://eu.battle.net/oauth',
    sub: String(account.id),
    aud: clientId,
    azp: clientId,
    iat: issuedAt,
    exp: issuedAt + TOKEN_SECONDS,
    battle_tag: account.battleTag,
  }
  const parts = [{ alg: 'RS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return [...parts, randomBytes(256).toString('base64url')].join('.')
}
