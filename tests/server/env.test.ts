import { describe, expect, it } from 'vitest'
import { EnvError, parseEnv } from '../../server/env'

const CREDENTIALS = { BATTLENET_CLIENT_ID: 'id', BATTLENET_CLIENT_SECRET: 'secret' }
const REAL = { ...CREDENTIALS, APP_ORIGIN: 'https://guildr.example' }

describe('parseEnv', () => {
  it('no variables: returns the defaults', () => {
    expect(parseEnv({})).toEqual({
      port: 8787,
      host: '127.0.0.1',
      dataDir: './.data',
      databaseUrl: undefined,
      battleNet: undefined,
      adminBattleTags: ['Admin#1000'],
      appOrigin: undefined,
      trustProxy: false,
      iconsUrl: 'https://render.worldofwarcraft.com/us/icons/56/{icon}.jpg',
      reportOrigins: {
        Raidbots: 'https://www.raidbots.com',
        'QE Live': 'https://questionablyepic.com',
      },
      discordOrigin: 'https://discord.com',
      rateLimits: { signIn: 60, battleNet: 120, write: 300, bulk: 30 },
      logsRequests: false,
    })
  })

  it('empty variables count as unset, as in a copy of .env.example', () => {
    const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'APP_ORIGIN', 'ADMIN_BATTLETAGS']
    const credentials = ['BATTLENET_CLIENT_ID', 'BATTLENET_CLIENT_SECRET', 'BATTLENET_OAUTH_URL']
    const empty = Object.fromEntries([...names, ...credentials].map((name) => [name, '']))
    expect(parseEnv(empty)).toEqual(parseEnv({}))
  })

  it.each([
    [{ PORT: '9000' }, { port: 9000 }],
    [{ HOST: '::1' }, { host: '::1' }],
    [{ HOST: 'localhost' }, { host: 'localhost' }],
    [{ DATA_DIR: '/somewhere' }, { dataDir: '/somewhere' }],
    [{ DATABASE_URL: 'postgres://x/y' }, { databaseUrl: 'postgres://x/y' }],
    [{ APP_ORIGIN: 'http://localhost:5173' }, { appOrigin: 'http://localhost:5173' }],
    [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
    [{ TRUST_PROXY: '0' }, { trustProxy: false }],
    [{ ICONS: 'off' }, { iconsUrl: undefined }],
    [{ ICONS_URL: 'http://icons/{icon}.png' }, { iconsUrl: 'http://icons/{icon}.png' }],
    [{ LOG_LEVEL: 'info' }, { logsRequests: true }],
    [
      {
        RATE_LIMIT_SIGN_IN: '1',
        RATE_LIMIT_BATTLENET: '2',
        RATE_LIMIT_WRITE: '3',
        RATE_LIMIT_BULK: '4',
      },
      { rateLimits: { signIn: 1, battleNet: 2, write: 3, bulk: 4 } },
    ],
    [
      { ADMIN_BATTLETAGS: ' One#1, Two#2,,' },
      { adminBattleTags: ['One#1', 'Two#2', 'Admin#1000'] },
    ],
    [
      { ...REAL, ADMIN_BATTLETAGS: 'One#1', HOST: '0.0.0.0' },
      { adminBattleTags: ['One#1'], host: '0.0.0.0', appOrigin: 'https://guildr.example' },
    ],
    [REAL, { adminBattleTags: [], battleNet: { clientId: 'id', clientSecret: 'secret' } }],
    [
      {
        ...REAL,
        BATTLENET_OAUTH_URL: 'https://o.example',
        BATTLENET_API_URL: 'https://{region}.x',
      },
      { battleNet: { oauthUrl: 'https://o.example', apiUrl: 'https://{region}.x' } },
    ],
  ])('%o is read', (variables, expected) => {
    expect(parseEnv(variables)).toMatchObject(expected)
  })

  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ RATE_LIMIT_SIGN_IN: '0' }, 'RATE_LIMIT_SIGN_IN'],
    [{ RATE_LIMIT_WRITE: '-5' }, 'RATE_LIMIT_WRITE'],
    [{ ICONS: 'maybe' }, 'ICONS'],
    [{ ICONS_URL: 'https://icons.example/56.jpg' }, 'ICONS_URL'],
    [{ RATE_LIMIT_BULK: 'none' }, 'RATE_LIMIT_BULK'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '0' }, 'PORT'],
    [{ PORT: '80.5' }, 'PORT'],
    [{ APP_ORIGIN: 'guildr.example' }, 'APP_ORIGIN'],
    [{ APP_ORIGIN: 'https://guildr.example/app' }, 'APP_ORIGIN'],
    [{ APP_ORIGIN: 'https://guildr.example/' }, 'APP_ORIGIN'],
    [{ APP_ORIGIN: 'javascript:alert(1)' }, 'APP_ORIGIN'],
    [{ PORT: 'x', APP_ORIGIN: 'y' }, 'PORT, APP_ORIGIN'],
    [{ ...REAL, BATTLENET_OAUTH_URL: 'oauth' }, 'BATTLENET_OAUTH_URL'],
    [{ BATTLENET_CLIENT_ID: 'id' }, 'BATTLENET_CLIENT_SECRET'],
    [{ BATTLENET_CLIENT_SECRET: 'secret' }, 'BATTLENET_CLIENT_ID'],
    [CREDENTIALS, 'APP_ORIGIN'],
    [{ HOST: '0.0.0.0' }, 'HOST must be one of'],
    [{ HOST: '192.168.1.5' }, 'sandbox'],
  ])('%o is rejected with an error that names %s', (variables, named) => {
    expect(() => parseEnv(variables)).toThrow(EnvError)
    expect(() => parseEnv(variables)).toThrow(named)
  })

  it('the error does not repeat a secret', () => {
    const variables = { ...CREDENTIALS, BATTLENET_CLIENT_SECRET: 'hush', PORT: 'x' }
    expect(() => parseEnv(variables)).toThrow(expect.not.stringContaining('hush'))
  })
})
