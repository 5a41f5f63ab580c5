import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { WISHLISTS_PER_INSTANCE_MAX } from '@/contract/wishlist'
import { wishlists } from '../../../server/database/schema'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { insertWishlists } from '../../support/backend/wishlist-rows'
import { openWishlistMenu } from './open-wishlist-menu'

const api = bridgeToBackend()

beforeEach(() => api.backend.database.delete(wishlists))

describe('wishlist menu: Duplicate at the maximum of wishlists', () => {
  it('the dialog shows the message of the server and stays open', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const { id: characterId } = await raider.character('Kharzul')
    const { user, choose, readLists } = await openWishlistMenu(api, 'The twentieth')
    await insertWishlists(api.backend.database, {
      characterId,
      instanceId: await findInstance(api.backend, raider.token, CURRENT_RAID),
      count: WISHLISTS_PER_INSTANCE_MAX - 1,
    })
    await choose('Duplicate')
    const dialog = await screen.findByRole('dialog')
    const submit = within(dialog).getByRole('button', { name: 'Duplicate' })
    await user.click(submit)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'This character already has 20 wishlists for this raid, which is the maximum. Delete one first.',
    )
    expect(submit).toBeEnabled()
    expect(await readLists()).toHaveLength(WISHLISTS_PER_INSTANCE_MAX)
  })
})
