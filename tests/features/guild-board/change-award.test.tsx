import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { ITEM, setUpAwards } from './set-up-awards'

const DAY_MS = 24 * 3_600_000

const api = bridgeToBackend()
const { award, deleteAwards, guildPath } = setUpAwards(api)

async function openItem(as = 'Admin#1000') {
  const app = await renderApp({
    api,
    path: `${guildPath()}?difficulty=Heroic&q=Venomous Rage`,
    as,
  })
  await app.user.click(await screen.findByRole('button', { name: new RegExp(`^${ITEM}`) }))
  const item = within(await screen.findByRole('dialog', { name: ITEM }))
  return { ...app, item }
}

const changeButton = (name: string) => ({ name: `Change the award of ${ITEM} to ${name}` })

/** Opens the item after an award to Frostelle tonight, and what can be changed of it. */
async function openChange() {
  await award('one')
  const app = await openItem()
  const tonight = await app.item.findByRole('region', { name: 'Awarded tonight' })
  await app.user.click(within(tonight).getByRole('button', changeButton('Frostelle')))
  const choices = (group: string) => within(within(tonight).getByRole('group', { name: group }))
  return { ...app, tonight, choices }
}

describe('an award in the item', () => {
  beforeEach(deleteAwards)

  it('response and difficulty are changed with two presses, and it stays there', async () => {
    const { user, tonight, choices } = await openChange()
    const response = choices('Response').getByRole('button', { name: 'Off spec' })
    await user.click(response)
    await waitFor(() => expect(tonight).toHaveTextContent('Frostelle · Off spec · Heroic'))
    expect(response).toHaveAttribute('aria-pressed', 'true')
    expect(response).toHaveFocus()
    await user.click(choices('Difficulty').getByRole('button', { name: 'Mythic' }))
    await waitFor(() => expect(tonight).toHaveTextContent('Frostelle · Off spec · Mythic'))
  })

  it('the person is changed with two presses; who passes the item on stays named', async () => {
    const { user, item, tonight, choices } = await openChange()
    const giveTo = (name: string) => choices('Give to').getByRole('button', { name })
    const [other = '', next = ''] = choices('Give to')
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    await user.click(giveTo(other))
    await waitFor(() => expect(tonight).toHaveTextContent(`${other} · Heroic`))
    expect(tonight).not.toHaveTextContent('passed on')
    expect(await item.findByRole('button', { name: 'Award to Frostelle' })).toBeInTheDocument()
    await user.click(
      within(tonight).getByRole('checkbox', {
        name: `${other} passes it on, and stays in the history`,
      }),
    )
    await user.click(giveTo(next))
    await waitFor(() =>
      expect(tonight).toHaveTextContent(`${next} · passed on by ${other} · Heroic`),
    )
  })

  it('is undone after a question', async () => {
    await award('one')
    const { user, item } = await openItem()
    await user.click(
      await item.findByRole('button', { name: `Undo the award of ${ITEM} to Frostelle` }),
    )
    await user.click(await screen.findByRole('button', { name: 'Undo award' }))
    expect(await item.findByRole('button', { name: 'Award to Frostelle' })).toBeInTheDocument()
    expect(item.queryByRole('region', { name: 'Awarded tonight' })).toBeNull()
    await waitFor(() => expect(item.getByRole('heading', { name: ITEM })).toHaveFocus())
  })

  it('earlier ones are below, for members without buttons', async () => {
    api.backend.clock.now -= 2 * DAY_MS
    await award('one')
    api.backend.clock.now += 2 * DAY_MS
    const { item } = await openItem('Raider#3000')
    expect(await item.findByRole('region', { name: 'Awarded before' })).toHaveTextContent(
      'Frostelle · Heroic',
    )
  })
})

describe('the board without a difficulty in its address', () => {
  beforeEach(deleteAwards)

  it('opens on that of the newest award, and stays there when others award on another', async () => {
    await award('one', 'Mythic')
    const app = await renderApp({ api, path: guildPath(), as: 'Admin#1000' })
    expect(await screen.findByRole('radio', { name: 'Mythic' })).toBeChecked()
    api.backend.clock.now += 1000
    await award('two', 'Heroic')
    await app.queryClient.invalidateQueries()
    expect(screen.getByRole('radio', { name: 'Mythic' })).toBeChecked()
    expect(app.router.state.location.search).toEqual({
      raid: 'the-venomous-abyss',
      difficulty: 'Mythic',
    })
  })
})

describe('who gets an item', () => {
  beforeEach(deleteAwards)

  it('nobody: it is disenchanted with one press, and later given to a raider', async () => {
    const { user, item } = await openItem()
    await user.click(item.getByRole('button', { name: 'Disenchant' }))
    expect(await screen.findByText(`Disenchanted ${ITEM}`)).toBeVisible()
    const tonight = await item.findByRole('region', { name: 'Awarded tonight' })
    expect(tonight).toHaveTextContent('Disenchant · Heroic')
    await user.click(
      within(tonight).getByRole('button', { name: `Change the award of ${ITEM} (Disenchant)` }),
    )
    const giveTo = within(within(tonight).getByRole('group', { name: 'Give to' }))
    expect(giveTo.getByRole('button', { name: 'Disenchant' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await user.click(giveTo.getByRole('button', { name: 'Frostelle' }))
    await waitFor(() => expect(tonight).toHaveTextContent('Frostelle · Heroic'))
  })

  it('a guest, who is not on the roster: a name and a class', async () => {
    const { user, item } = await openItem()
    await user.click(item.getByRole('button', { name: 'Award to someone else' }))
    await user.keyboard('zugzug')
    expect(await item.findByText('is not on the roster.')).toHaveTextContent('Zugzug')
    expect(item.queryByRole('button', { name: 'Award to Zugzug' })).toBeNull()
    await user.click(item.getByRole('combobox', { name: 'Class of Zugzug' }))
    await user.click(await screen.findByRole('option', { name: 'Rogue' }))
    await user.click(await item.findByRole('button', { name: 'Award to Zugzug' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Upgrade' }))
    expect(await screen.findByText(`Awarded ${ITEM} to Zugzug`)).toBeVisible()
    expect(await api.backend.database.query.guildAwards.findMany()).toMatchObject([
      { recipientName: 'Zugzug', recipientClassName: 'Rogue', isGuest: true },
    ])
  })
})
