import { expect, it } from 'vitest'
import { CALLS } from '@/contract/calls'
import { ADMIN_SITUATIONS } from './admin-situations'
import { describeFaults } from './fault-matrix'

describeFaults(ADMIN_SITUATIONS.filter(({ call }) => call.method === 'GET'))

it('failed calls: every call of an admin has a situation', () => {
  const calls = Object.entries(CALLS).filter(([, { access }]) => access === 'admin')
  const covered = new Set(ADMIN_SITUATIONS.map(({ call }) => call))
  expect(calls.filter(([, call]) => !covered.has(call)).map(([name]) => name)).toEqual([])
})
