import { isAdmin } from '@/features/session/admins'
import { env } from '@/lib/env'
import { afterEach, expect, test } from 'vitest'

const user = (battleNetTag: string) => ({ id: '1', battleNetTag, isAuthenticated: true })

afterEach(() => {
  env.siteAdmins.length = 0
})

test('isAdmin: only the fixed BattleTag by default', () => {
  expect(isAdmin(user('Admin#1000'))).toBe(true)
  expect(isAdmin(user('admin#1000'))).toBe(false)
  expect(isAdmin(user('Raider#3000'))).toBe(false)
  expect(isAdmin(null)).toBe(false)
})

test('isAdmin: VITE_SITE_ADMINS adds BattleTags', () => {
  env.siteAdmins.push('Raider#3000')
  expect(isAdmin(user('Raider#3000'))).toBe(true)
  expect(isAdmin(user('Admin#1000'))).toBe(true)
  expect(isAdmin(user('Empty#4000'))).toBe(false)
})
