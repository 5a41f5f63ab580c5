import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { awardItem } from '@/contract/guilds/guild-awards'
import { guildMembers } from '../../../server/database/schema'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { candidateRows } from './candidate-rows'
import { ITEM, setUpAwards } from './set-up-awards'

/** What the address names without a choice. */
const BOARD = { raid: 'the-venomous-abyss', difficulty: 'Heroic' }

const api = bridgeToBackend()
const { deleteAwards, guildPath } = setUpAwards(api)

async function openBoard(search = '', as = 'Admin#1000') {
  const app = await renderApp({ api, path: `${guildPath()}${search}`, as })
  await screen.findByRole('group', { name: 'Wanted items' })
  return app
}

const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
const pane = (name: string) => screen.findByRole('dialog', { name })
/** The names of all wanted items, in their order. */
const itemNames = () =>
  within(screen.getByRole('group', { name: 'Wanted items' }))
    .getAllByRole('button', { name: /wants? it/ })
    .map((button) => button.querySelector('span span')?.textContent ?? '')

describe('an item beside the board', () => {
  afterEach(deleteAwards)

  it('is named in the address, and another press shows another item', async () => {
    const { user, router } = await openBoard()
    expect(screen.getByText('Choose an item to compare everyone who wants it.')).toBeVisible()
    const [first = '', second = ''] = itemNames()
    await user.click(await row(first))
    expect(await pane(first)).toHaveFocus()
    expect(await row(first)).toHaveAttribute('aria-current', 'true')
    expect(screen.queryByText('Choose an item to compare everyone who wants it.')).toBeNull()
    const { item } = router.state.location.search
    await user.click(await row(second))
    expect(await pane(second)).toHaveFocus()
    expect(screen.queryByRole('dialog', { name: first })).toBeNull()
    expect(await row(first)).not.toHaveAttribute('aria-current')
    expect(router.state.location.search).toEqual({
      ...BOARD,
      item: expect.any(String) as unknown,
    })
    expect(router.state.location.search.item).not.toBe(item)
  })

  it('is opened by its address; Escape closes it, and its row has the focus again', async () => {
    const { user, router } = await openBoard()
    const [first = ''] = itemNames()
    const button = await row(first)
    await user.click(button)
    await pane(first)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    expect(router.state.location.search).toEqual(BOARD)
    await user.click(button)
    await pane(first)
    const { searchStr } = router.state.location
    await openBoard(searchStr)
    expect((await screen.findAllByRole('dialog', { name: first })).at(-1)).toBeVisible()
  })

  it('Escape in the search of the board keeps it open', async () => {
    const { user } = await openBoard()
    const [first = ''] = itemNames()
    await user.click(await row(first))
    await pane(first)
    await user.click(screen.getByRole('searchbox', { name: 'Item or raider' }))
    await user.keyboard('{Escape}')
    expect(await pane(first)).toBeVisible()
  })

  it('by keyboard alone: search, open, choose a raider, award', async () => {
    const { user } = await openBoard()
    await user.keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Item or raider' })).toHaveFocus()
    // Before the results are shown.
    await user.keyboard('venomous rage{Enter}')
    const sheet = within(await pane(ITEM))
    const [first, second] = candidateRows(sheet)
    await user.keyboard('{ArrowDown}')
    expect(first).toContainElement(document.activeElement as HTMLElement)
    await user.keyboard('{ArrowUp}')
    expect(first).toContainElement(document.activeElement as HTMLElement)
    await user.keyboard('{ArrowDown}')
    expect(second).toContainElement(document.activeElement as HTMLElement)
    const name = document.activeElement?.textContent ?? ''
    await user.keyboard('a')
    const menuItem = await screen.findByRole('menuitem', { name: `Award to ${name}` })
    await waitFor(() => expect(menuItem).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await screen.findByText(`Awarded ${ITEM} to ${name}`)).toBeVisible()
    expect(api.sent(awardItem)).toHaveLength(1)
  })

  it('A awards to the first raider if none has the focus', async () => {
    const { user } = await openBoard()
    await user.keyboard('/venomous rage{Enter}')
    const sheet = within(await pane(ITEM))
    const name = within(candidateRows(sheet)[0] ?? document.body).getByRole('rowheader')
    const first = name.querySelector('button')?.textContent ?? ''
    await user.keyboard('a')
    expect(await screen.findByRole('menuitem', { name: `Award to ${first}` })).toBeVisible()
  })

  it('a search without a result: Enter opens nothing', async () => {
    const { user } = await openBoard()
    await user.keyboard('/no such item{Enter}')
    expect(await screen.findByText('Nothing found')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('"?" lists the keys; members do not see the one that awards', async () => {
    const { user } = await openBoard()
    await user.keyboard('?')
    const keys = within(await pane('Keyboard'))
    expect(keys.getByText('Search for an item or a raider')).toBeVisible()
    expect(keys.getByText(/^Award to the raider/)).toBeVisible()
    cleanup()
    await api.backend.database.update(guildMembers).set({ rank: 5 })
    await openBoard('', 'Raider#3000')
    expect(screen.getByText('Search for an item or a raider')).toBeVisible()
    expect(screen.queryByText(/^Award to the raider/)).toBeNull()
  })
})
