/** Where Battle.net is and who we are to it. `apiUrl` may contain `{region}`. */
export interface BattleNetConfig {
  clientId: string
  clientSecret: string
  oauthUrl: string
  apiUrl: string
}

/** The real hosts: one for sign-in everywhere, one per region for data. */
export const BATTLENET_URLS = {
  oauthUrl: 'https://oauth.battle.net',
  apiUrl: 'https://{region}.api.blizzard.com',
}

/** Whether that address never leaves this machine. */
export function isLoopbackUrl(url: string): boolean {
  const { hostname } = new URL(url)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/**
 * Refuses addresses that would send the secret or a token in the clear over a network.
 * @throws Error naming the setting.
 */
export function assertSafeConfig(config: BattleNetConfig): void {
  for (const key of ['oauthUrl', 'apiUrl'] as const) {
    const url = config[key].replaceAll('{region}', 'eu')
    if (new URL(url).protocol !== 'https:' && !isLoopbackUrl(url)) {
      throw new Error(`Battle.net ${key} must use https, or http on this machine only.`)
    }
  }
}
