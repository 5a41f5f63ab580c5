/** URLs and credentials for Battle.net. `apiUrl` may contain `{region}`. */
export interface BattleNetConfig {
  clientId: string
  clientSecret: string
  oauthUrl: string
  apiUrl: string
}

/** Battle.net's URLs: one host for sign-in, one per region for data. */
export const BATTLENET_URLS = {
  oauthUrl: 'https://oauth.battle.net',
  apiUrl: 'https://{region}.api.blizzard.com',
}

export function isLoopbackUrl(url: string): boolean {
  const { hostname } = new URL(url)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/**
 * Checks that secrets and tokens are not sent unencrypted over a network.
 * @throws Error naming the setting
 */
export function assertSafeConfig(config: BattleNetConfig): void {
  for (const key of ['oauthUrl', 'apiUrl'] as const) {
    const url = config[key].replaceAll('{region}', 'eu')
    if (new URL(url).protocol !== 'https:' && !isLoopbackUrl(url)) {
      throw new Error(`Battle.net ${key} must use https; http is allowed for localhost only.`)
    }
  }
}
