import { describe, expect, it } from 'vitest'
import { IDEMPOTENCY_HEADER } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { createWishlist } from '@/contract/wishlist'
import { createSharedBackend } from '../../support/backend/backend'
import { pathOf } from '../../support/backend/backend-calls'
import { watchRows } from '../watch-rows'
import { createTargets } from './input-targets'

const CHANGES_WITHOUT_DRY_RUN = Object.entries(CALLS).filter(
  ([, { method, dryRunBody }]) => method !== 'GET' && !dryRunBody,
)
const REFUSAL = {
  status: 400,
  body: { error: { details: { fields: { dryRun: 'This call has no dry run' } } } },
}

const backend = await createSharedBackend()

describe('?dryRun=true on a call without a dry run', () => {
  it.each(CHANGES_WITHOUT_DRY_RUN)('%s is refused', async (_, call) => {
    const token = await backend.signIn('Admin#1000')
    const path = pathOf(call, {}, { dryRun: 'true' })
    expect(await backend.request(call.method, path, { token })).toMatchObject(REFUSAL)
  })

  it('changes nothing, and does not use the Idempotency-Key', async () => {
    const { token, params, body } = await (
      await createTargets(backend)
    )('createWishlist', createWishlist)
    const headers = { [IDEMPOTENCY_HEADER]: 'a-key' }
    const send = (query: object) =>
      backend.request('POST', pathOf(createWishlist, params, query), { token, body, headers })
    const haveRowsChanged = await watchRows(backend.database)
    expect(await send({ dryRun: 'true' })).toMatchObject(REFUSAL)
    expect(await haveRowsChanged()).toBe(false)
    expect((await send({})).status).toBe(201)
  })
})
