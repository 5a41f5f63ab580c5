import { isAdmin } from '@/features/session/admins'
import { env } from '@/lib/env'
import { afterEach, expect, test } from 'vitest'

const person = (battleNetTag: string) => ({ id: '1', battleNetTag, isAuthenticated: true })

afterEach(() => {
  env.siteAdmins.length = 0
})

test('one BattleTag is always an admin, and nobody else', () => {
  expect(isAdmin(person('Admin#1000'))).toBe(true)
  expect(isAdmin(person('admin#1000'))).toBe(false)
  expect(isAdmin(person('Raider#3000'))).toBe(false)
  expect(isAdmin(null)).toBe(false)
})

test('the build may add others', () => {
  env.siteAdmins.push('Raider#3000')
  expect(isAdmin(person('Raider#3000'))).toBe(true)
  expect(isAdmin(person('Admin#1000'))).toBe(true)
  expect(isAdmin(person('Empty#4000'))).toBe(false)
})
