import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeAll, describe, expect, it } from 'vitest'
import { listDemand, type GuildDemand } from '@/contract/guilds/guild-demand'
import { listGuilds } from '@/contract/guilds/guild'
import { updateWishlist } from '@/contract/wishlist'
import { listAvailableItems } from '@/contract/wishes'
import { createOverlayHistory } from '@/lib/overlay-history'
import { mainWishlistsQuery } from '@/features/wishlists/wishlists.queries'
import { findDemand } from '@/features/guilds/demand.queries'
import { connectGuild, shareFrostelle } from '../../support/backend/guild'
import { make } from '../../support/backend/backend-calls'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, untilAtRest } from '../../support/app/render-app'

const heroic = { character: { id: 'frostelle' }, difficulty: 'Heroic' }
const answer: GuildDemand[] = [
  {
    guildId: 'guild',
    characterIds: ['frostelle'],
    items: [
      { lootItemId: 'idol', difficulty: 'Heroic', count: 4, positions: { frostelle: 2 } },
      { lootItemId: 'mine', difficulty: 'Heroic', count: 1, positions: { frostelle: 1 } },
      { lootItemId: 'other', difficulty: 'Heroic', count: 1, positions: {} },
    ],
  },
]

describe('findDemand', () => {
  it('finds who else wants an item; nothing if nobody else does', () => {
    const demandOf = (list: typeof heroic, id: string) => findDemand(answer, list, id)
    expect(demandOf(heroic, 'idol')).toEqual({ guildId: 'guild', count: 4, position: 2 })
    expect(demandOf(heroic, 'other')).toEqual({ guildId: 'guild', count: 1, position: undefined })
    expect(demandOf(heroic, 'mine')).toBeUndefined()
    expect(demandOf(heroic, 'unknown')).toBeUndefined()
    expect(demandOf({ ...heroic, difficulty: 'Mythic' }, 'idol')).toBeUndefined()
    expect(demandOf({ ...heroic, character: { id: 'kharzul' } }, 'idol')).toBeUndefined()
  })
})

const api = bridgeToBackend()
const ITEM = "Hex Lord's Dooming Idol"

/** Finds the row of a button. */
async function findRow(name: string) {
  const button = await screen.findByRole('button', { name })
  return within(button.closest('li') ?? document.body)
}

describe('demand in the app', () => {
  let guildId = ''
  let characterId = ''
  let itemId = ''
  beforeAll(async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    guildId = (await connectGuild(api.backend, raider)).id
    characterId = (await raider.character('Frostelle')).id
    await shareFrostelle(api.backend, raider, guildId)
    const item = await api.backend.database.query.lootItems.findFirst({
      where: (table, { eq }) => eq(table.name, ITEM),
    })
    itemId = item?.id ?? ''
  })

  /** Four want each of these items, by id; `place` is that of Frostelle. */
  const answerWith = (positions: Record<string, number | undefined>) =>
    api.answer(listDemand, () =>
      HttpResponse.json({
        demand: [
          {
            guildId,
            characterIds: [characterId],
            items: Object.entries(positions).map(([lootItemId, position]) => ({
              lootItemId,
              difficulty: 'Heroic',
              count: 4,
              positions: position === undefined ? {} : { [characterId]: position },
            })),
          },
        ],
      }),
    )

  it('a row of Home says how many want an item, and its label at which place the user is; a press opens the item on the board, and Back returns to Home; a tick reads again', async () => {
    answerWith({ [itemId]: 2 })
    const { user, router } = await renderApp({ api, path: '/', as: 'Raider#3000' })
    const link = await screen.findByRole('link', {
      name: `4 want it, you are 2nd: who wants ${ITEM}`,
    })
    expect(link).toHaveTextContent(/^4 want it$/)
    expect(api.sent(listDemand)).toHaveLength(1)
    answerWith({ [itemId]: 3 })
    await user.click(screen.getAllByRole('button', { name: /^Obtained / })[0] ?? document.body)
    await waitFor(() => expect(api.sent(updateWishlist)).toHaveLength(1))
    expect(
      await screen.findByRole('link', { name: `4 want it, you are 3rd: who wants ${ITEM}` }),
    ).toBeVisible()
    await user.click(link)
    expect(await screen.findByRole('dialog', { name: ITEM })).toBeVisible()
    expect(router.state.location.href).toMatch(/^\/guilds\/.+difficulty=Heroic&item=/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.href).not.toContain('item='))
    expect(screen.queryByRole('dialog')).toBeNull()
    router.history.back()
    await waitFor(() => expect(router.state.location.href).toBe('/'))
    expect(
      await screen.findByRole('link', { name: `4 want it, you are 3rd: who wants ${ITEM}` }),
    ).toBeVisible()
  })

  it('a row of Home follows when another tab has edited a list', async () => {
    answerWith({ [itemId]: 2 })
    await renderApp({ api, path: '/', as: 'Raider#3000' })
    await screen.findByRole('link', { name: `4 want it, you are 2nd: who wants ${ITEM}` })
    answerWith({ [itemId]: 1 })
    const otherTab = new BroadcastChannel('guildr_wishlists')
    // The rule is about windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    otherTab.postMessage(null)
    expect(
      await screen.findByRole('link', { name: `4 want it, you are 1st: who wants ${ITEM}` }),
    ).toBeVisible()
    otherTab.close()
  })

  it('a row of Home follows when another device has changed a list', async () => {
    answerWith({ [itemId]: 2 })
    const { queryClient } = await renderApp({ api, path: '/', as: 'Raider#3000' })
    await screen.findByRole('link', { name: `4 want it, you are 2nd: who wants ${ITEM}` })
    answerWith({ [itemId]: 1 })
    const raider = await signInPerson(api.backend, 'Raider#3000')
    await raider.createWishlist('Frostelle', { difficulty: 'Mythic', isMainWishlist: true })
    await queryClient.refetchQueries(mainWishlistsQuery())
    expect(
      await screen.findByRole('link', { name: `4 want it, you are 1st: who wants ${ITEM}` }),
    ).toBeVisible()
  })

  it('an item opened on a list: Back and Escape return to the list; opened by its address, Back shows the board', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    await raider.addItems(wishlistId, 'TRINKET', 1)
    const params = { wishlistId, slot: 'TRINKET' }
    const [item] = await make(api.backend, listAvailableItems, { token: raider.token, params })
    answerWith({ [item?.id ?? '']: 2 })
    const path = `/wishlists/${wishlistId}`
    window.history.replaceState(null, '', path)
    const { user, router } = await renderApp({
      api,
      as: 'Raider#3000',
      isWide: false,
      history: createOverlayHistory(),
    })
    const name = `4 want it, you are 2nd: who wants ${item?.name}`
    await user.click(await screen.findByRole('link', { name }))
    expect(await screen.findByRole('dialog', { name: item?.name })).toBeVisible()
    const board = router.state.location.href
    window.history.back()
    expect(await screen.findByRole('link', { name })).toBeVisible()
    expect(router.state.location.pathname).toBe(path)
    await user.click(screen.getByRole('link', { name }))
    await screen.findByRole('dialog', { name: item?.name })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(router.state.location.pathname).toBe(path))

    cleanup()
    window.history.replaceState(null, '', board)
    const direct = await renderApp({ api, isWide: false, history: createOverlayHistory() })
    expect(await screen.findByRole('dialog', { name: item?.name })).toBeVisible()
    await waitFor(() => expect(window.history.state).toHaveProperty('overlayDepth', 1))
    window.history.back()
    await waitFor(() => expect(direct.router.state.location.href).not.toContain('item='))
    expect(direct.router.state.location.pathname).toMatch(/^\/guilds\//)
  })

  it('a list and its picker name who else wants an item, from one read', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    await raider.addItems(wishlistId, 'TRINKET', 1)
    const params = { wishlistId, slot: 'TRINKET' }
    const { token } = raider
    const [wanted, other] = await make(api.backend, listAvailableItems, { token, params })
    answerWith({ [wanted?.id ?? '']: 2, [other?.id ?? '']: undefined })
    const path = `/wishlists/${wishlistId}?slot=TRINKET`
    const { user } = await renderApp({ api, path, as: 'Raider#3000', isWide: true })
    const list = within(await screen.findByRole('tabpanel'))
    const link = await list.findByRole('link', {
      name: `4 want it, you are 2nd: who wants ${wanted?.name}`,
    })
    expect(list.getByText('Wanted')).toBeVisible()
    expect(
      await screen.findByRole('link', { name: `4 want it: who wants ${other?.name}` }),
    ).toBeVisible()
    expect(api.sent(listDemand)).toHaveLength(1)
    await user.click(link)
    expect(await screen.findByRole('dialog', { name: wanted?.name })).toBeVisible()
  })

  it('the picker names the own position only in the slot that is on the list', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const instanceSlug = 'manaforge-omega'
    const wishlistId = await raider.createWishlist('Frostelle', { instanceSlug })
    const { token } = raider
    const params = { wishlistId, slot: 'HEAD' }
    const offered = await make(api.backend, listAvailableItems, { token, params })
    // A curio is offered for all tier slots.
    const curio = offered.find(({ isTokenItem, itemSlot }) => isTokenItem && !itemSlot)
    const { id = '', name = '' } = curio ?? {}
    answerWith({ [id]: 2 })
    const path = `/wishlists/${wishlistId}?slot=HEAD`
    const { user } = await renderApp({ api, path, as: 'Raider#3000', isWide: true })
    await user.click(await screen.findByRole('button', { name: `Add ${name}` }))
    const added = await findRow(`Added ${name}, rank 1`)
    expect(
      await added.findByRole('link', { name: `4 want it, you are 2nd: who wants ${name}` }),
    ).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /^Chest, \d+ items$/ }))
    const other = await findRow(`Add ${name}`)
    expect(await other.findByRole('link', { name: `4 want it: who wants ${name}` })).toBeVisible()
  })

  it('Back from an item that was opened in the picker returns to the picker and its search', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    const params = { wishlistId, slot: 'TRINKET' }
    const [item] = await make(api.backend, listAvailableItems, { token: raider.token, params })
    const { id = '', name = '' } = item ?? {}
    answerWith({ [id]: undefined })
    const path = `/wishlists/${wishlistId}`
    const { user, router } = await renderApp({ api, path, as: 'Raider#3000', isWide: false })
    await user.click(await screen.findByRole('button', { name: 'Add items' }))
    await user.type(await screen.findByRole('searchbox', { name: /^Search all/ }), name)
    await user.click(await screen.findByRole('link', { name: `4 want it: who wants ${name}` }))
    expect(await screen.findByRole('dialog', { name })).toBeVisible()
    router.history.back()
    expect(await screen.findByRole('dialog', { name: 'Add items' })).toBeVisible()
    expect(screen.getByRole('searchbox', { name: /^Search all/ })).toHaveValue(name)
  })

  it('the sheet of a wish on a phone has the link too, and says what it counts', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    await raider.addItems(wishlistId, 'TRINKET', 1)
    const params = { wishlistId, slot: 'TRINKET' }
    const [item] = await make(api.backend, listAvailableItems, { token: raider.token, params })
    const { id = '', name = '' } = item ?? {}
    answerWith({ [id]: 1 })
    const { user } = await renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Raider#3000' })
    await user.click(await screen.findByRole('button', { name: `Details of ${name}` }))
    const sheet = within(await screen.findByRole('dialog', { name }))
    const link = { name: `1st of 4 who want it: who wants ${name}` }
    expect(await sheet.findByRole('link', link)).toBeVisible()
  })

  it('nobody shares: nothing is read', async () => {
    api.answer(listGuilds, () =>
      HttpResponse.json({
        guilds: [
          {
            id: guildId,
            name: 'G',
            rank: 'Member',
            characters: [
              { id: characterId, name: 'Frostelle', className: 'Mage', rank: 4, isShared: false },
            ],
          },
        ],
      }),
    )
    const app = await renderApp({ api, path: '/', as: 'Raider#3000' })
    await untilAtRest(app)
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    await raider.addItems(wishlistId, 'TRINKET', 1)
    void app.router.navigate({ to: '/wishlists/$wishlistId', params: { wishlistId } })
    expect(await screen.findByText('Worn → drop')).toBeVisible()
    expect(screen.queryByText('Wanted')).toBeNull()
    await untilAtRest(app)
    expect(api.sent(listDemand)).toEqual([])
  })
})
