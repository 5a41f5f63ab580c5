import { describe, expect, it } from 'vitest'
import { env } from '@/lib/env'
import { parseEnv } from '@/lib/parse-env'

describe('parseEnv', () => {
  it('has a default for every setting', () => {
    expect(parseEnv({})).toEqual({
      apiUrl: '',
      appName: 'Guildr',
      appVersion: '1.0.0',
      siteAdmins: [],
    })
  })

  it('uses localhost:8787 in development', () => {
    expect(parseEnv({ DEV: true }).apiUrl).toBe('http://localhost:8787')
  })

  it('uses the origin of the app in production', () => {
    expect(parseEnv({ DEV: false, PROD: true }).apiUrl).toBe('')
  })

  it.each([
    ['https://guildr.example', 'https://guildr.example'],
    ['https://guildr.example/', 'https://guildr.example'],
    ['https://guildr.example/api-gateway//', 'https://guildr.example/api-gateway'],
    ['http://192.168.0.7:8787', 'http://192.168.0.7:8787'],
  ])('accepts the API URL %s and removes trailing slashes', (VITE_API_URL, apiUrl) => {
    expect(parseEnv({ VITE_API_URL, DEV: true }).apiUrl).toBe(apiUrl)
  })

  it.each([
    'not a url',
    'guildr.example',
    '/api',
    'javascript:alert(1)',
    'ftp://guildr.example',
    7,
  ])('rejects the API URL %j', (VITE_API_URL) => {
    expect(() => parseEnv({ VITE_API_URL })).toThrow('VITE_API_URL must be a valid URL')
  })

  it('treats empty settings as missing', () => {
    const given = {
      VITE_API_URL: '',
      VITE_APP_NAME: '',
      VITE_APP_VERSION: '',
      VITE_SITE_ADMINS: '',
    }
    expect(parseEnv(given)).toEqual(parseEnv({}))
  })

  it('reads name and version', () => {
    const given = { VITE_APP_NAME: 'Ashen Vanguard', VITE_APP_VERSION: '2.1.0' }
    expect(parseEnv(given)).toMatchObject({ appName: 'Ashen Vanguard', appVersion: '2.1.0' })
  })

  it('reads site admins from a comma-separated list', () => {
    expect(parseEnv({ VITE_SITE_ADMINS: ' Ana#1, Ben#22 ,,' }).siteAdmins).toEqual([
      'Ana#1',
      'Ben#22',
    ])
  })

  it('env holds the settings of this build', () => {
    expect(env.apiUrl).toBe('http://localhost:8787')
  })
})
