import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getNight, listNights } from '@/contract/guilds/raid-nights'
import { setOfficerRanks } from '@/contract/guilds/guild-roster'
import { nights } from '../../../server/database/schema'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { make } from '../../support/backend/backend-calls'
import { FROSTELLE } from '../../support/backend/guild'
import { CURRENT_RAID } from '../../support/entities'
import { candidateRows } from '../guild-board/candidate-rows'
import { ITEM, setUpAwards } from '../guild-board/set-up-awards'
import { startNightWith } from './start-night-with'

const api = bridgeToBackend()
const { award, asOfficer, deleteAwards, bodyOf, guildPath } = setUpAwards(api)

beforeEach(async () => {
  await deleteAwards()
  await api.backend.database.delete(nights)
  await startNightWith(api, asOfficer(), (await bodyOf('drop')).lootItemId)
})

const pathOf = (page: string) => `${guildPath()}/${page}?raid=${CURRENT_RAID}&difficulty=Heroic`

async function openDrop() {
  const app = await renderApp({ api, path: pathOf('tonight'), as: 'Admin#1000' })
  await app.user.click(await screen.findByRole('button', { name: new RegExp(`^${ITEM}`) }))
  return { ...app, council: within(await screen.findByRole('dialog', { name: ITEM })) }
}

async function readNight() {
  const { token, params } = asOfficer()
  const [night] = await make(api.backend, listNights, asOfficer())
  return make(api.backend, getNight, { token, params: { ...params, nightId: night?.id ?? '' } })
}

/** A fact in the head of a raider's page. */
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling

const passes = async () => (await readNight()).drops[0]?.passedBy

describe('a raider passes on a drop', () => {
  it('one press notes it, another takes it back; the key P notes it for the raider with the focus, who comes last when the drop opens again', async () => {
    const { user, council } = await openDrop()
    const button = await council.findByRole('button', { name: 'Pass: Frostelle' })
    await user.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'true')
    const row = candidateRows(council).find((one) => one.textContent.includes('Frostelle'))
    expect(row).toHaveTextContent('passed')
    await waitFor(async () => expect(await passes()).toEqual([FROSTELLE]))
    await user.click(button)
    expect(button).toHaveAttribute('aria-pressed', 'false')
    await waitFor(async () => expect(await passes()).toEqual([]))
    council.getByRole('button', { name: 'Frostelle' }).focus()
    await user.keyboard('p')
    await waitFor(async () => expect(await passes()).toEqual([FROSTELLE]))
    await user.click(council.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: new RegExp(`^${ITEM}`) }))
    const again = within(await screen.findByRole('dialog', { name: ITEM }))
    expect(candidateRows(again).at(-1)).toHaveTextContent('Frostelle')
  })

  it('the roster and the page of the raider count nights, passes and bonus rolls', async () => {
    const { user, council } = await openDrop()
    await user.click(await council.findByRole('button', { name: 'Pass: Frostelle' }))
    await waitFor(async () => expect(await passes()).toEqual([FROSTELLE]))
    await award('roll', 'Mythic')
    await user.click(screen.getByRole('link', { name: 'Roster' }))
    const roster = within(await screen.findByRole('table', { name: 'Members' }))
    const row = roster.getByRole('rowheader', { name: /Frostelle/ }).closest('tr')
    expect(row).toHaveTextContent('1 of 1')
    await user.click(within(row ?? document.body).getByRole('link', { name: 'Frostelle' }))
    expect(await fact('Nights in 4 weeks')).toHaveTextContent('1 of 1')
    expect(await fact('Passes')).toHaveTextContent('1')
  })
})

describe('a bonus roll', () => {
  it('is noted apart, and the drop stays undecided and open', async () => {
    const { user, council } = await openDrop()
    await user.click(await council.findByRole('button', { name: 'Award to Frostelle' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Bonus roll' }))
    const rolls = within(await screen.findByRole('region', { name: 'Bonus rolls' }))
    expect(rolls.getByText('Frostelle')).toBeVisible()
    expect(council.getByText(/1 wants it|want it/)).toBeVisible()
    expect(await readNight()).toMatchObject({
      undecidedCount: 1,
      awards: [{ response: 'Bonus roll', dropId: null }],
    })
    expect(screen.queryByRole('region', { name: 'Decided' })).toBeNull()
  })
})

describe('a member who is no officer', () => {
  it('reads along, and changes nothing', async () => {
    await make(api.backend, setOfficerRanks, {
      token: await api.backend.signIn('Admin#1000'),
      params: asOfficer().params,
      body: { officerRanks: [] },
    })
    const { user } = await renderApp({ api, path: pathOf('tonight'), as: 'Raider#3000' })
    const attendance = within(await screen.findByRole('region', { name: 'Attendance' }))
    expect(attendance.getByText('Frostelle')).toBeVisible()
    expect(attendance.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('searchbox', { name: /^Mark a drop/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'More on the night' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Summary' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Summary' }))
    expect(dialog.queryByRole('button', { name: 'End night' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: new RegExp(`^${ITEM}`) }))
    const council = within(await screen.findByRole('dialog', { name: ITEM }))
    expect(await council.findByRole('button', { name: 'Frostelle' })).toBeVisible()
    expect(council.queryByRole('button', { name: /^(Pass|Award)/ })).toBeNull()
  })
})
