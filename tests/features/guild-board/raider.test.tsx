import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { awardItem } from '@/contract/guilds/guild-awards'
import { guilds } from '../../../server/database/schema'
import { make } from '../../support/backend/backend-calls'
import { FROSTELLE, THALDORIMEND } from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { withoutFeature } from '../../support/app/without-feature'
import { ITEM, setUpAwards } from './set-up-awards'

const api = bridgeToBackend()
const { award, bodyOf, asOfficer, deleteAwards, guildPath } = setUpAwards(api)

const IDOL = "Hex Lord's Dooming Idol"
const IRONVAEL = 230_900_001

const pathOf = (memberId = FROSTELLE) => `${guildPath()}/raiders/${memberId}`
const panel = (name: string) => screen.findByRole('region', { name })

/** Opens the page of Frostelle as the guild master. */
async function open(path = pathOf(), as = 'Admin#1000') {
  const app = await renderApp({ api, path, as })
  await screen.findByRole('heading', { name: 'Ashen Vanguard', level: 1 })
  return app
}

beforeEach(deleteAwards)

describe('page of a raider', () => {
  it('what was received, what went to others, and what is still wanted', async () => {
    await award('own')
    const body = { ...(await bodyOf('other', 'Heroic', IDOL)), recipientId: IRONVAEL }
    await make(api.backend, awardItem, { ...asOfficer(), body })
    await open()
    expect(await screen.findByRole('heading', { name: 'Frostelle', level: 2 })).toBeVisible()
    expect(document.title).toMatch(/^Frostelle /)
    const gear = within(await panel('Worn and awarded'))
    expect(gear.getByText('1 award: 1 without response')).toBeVisible()
    expect(gear.getByRole('link', { name: `${ITEM} to Frostelle, Heroic` })).toBeVisible()
    const missed = within(await panel('Asked for, did not get'))
    const [, row] = missed.getAllByRole('row')
    expect(row).toHaveTextContent(new RegExp(`^${IDOL}Heroic\\d+Ironvael`))
    const wanted = within(await panel('Still wanted'))
    expect(wanted.getAllByRole('row')[1]).toHaveTextContent(/ of \d+(, tie)?$/)
    expect(wanted.queryByText(ITEM)).toBeNull()
    expect(await panel('Shared lists')).toHaveTextContent(/Heroic · Frost · .* obtained/)
  })

  it('an award leads to why; its recipient leads back', async () => {
    await award('own')
    const { user, router } = await open()
    await user.click(await screen.findByRole('link', { name: `${ITEM} to Frostelle, Heroic` }))
    const dialog = await screen.findByRole('dialog', { name: `${ITEM} to Frostelle` })
    await user.click(within(dialog).getByRole('link', { name: 'Frostelle' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(pathOf()))
  })

  it('officers write notes, which stay in the field if they are not stored, and delete them', async () => {
    const { user } = await open()
    const notes = within(await panel("Officers' notes"))
    const field = await notes.findByRole('textbox', { name: 'New note' })
    await user.click(notes.getByRole('button', { name: 'Add note' }))
    expect(await notes.findByText('Please enter a note')).toBeVisible()
    await user.type(field, 'Late twice')
    await user.click(notes.getByRole('button', { name: 'Add note' }))
    const remove = await notes.findByRole('button', { name: 'Delete the note “Late twice”' })
    expect(notes.getByText(/^Thaldorimend · /)).toBeVisible()
    expect(field).toHaveValue('')
    await user.click(remove)
    await user.click(await screen.findByRole('button', { name: 'Delete note' }))
    await waitFor(() => expect(notes.queryByText('Late twice')).toBeNull())
  })

  it('members see no notes', async () => {
    await api.backend.database.update(guilds).set({ officerRanks: [] })
    await open(pathOf(), 'Raider#3000')
    expect(await panel('Shared lists')).toBeVisible()
    expect(screen.queryByRole('region', { name: "Officers' notes" })).toBeNull()
    await api.backend.database.update(guilds).set({ officerRanks: [1] })
  })

  it('without the feature `raider-notes` there are none', async () => {
    withoutFeature(api, 'raider-notes')
    await open()
    expect(await panel('Shared lists')).toBeVisible()
    expect(screen.queryByRole('region', { name: "Officers' notes" })).toBeNull()
  })

  it('another raid or difficulty stays on the page', async () => {
    const { user, router } = await open()
    await user.click(screen.getByRole('radio', { name: 'Mythic' }))
    expect(await screen.findByText('No list is shared for this raid and difficulty.')).toBeVisible()
    expect(router.state.location.pathname).toBe(pathOf())
  })

  it('of somebody who does not share tells awards only', async () => {
    const body = { ...(await bodyOf('a')), recipientId: THALDORIMEND }
    await make(api.backend, awardItem, { ...asOfficer(), body })
    await open(pathOf(THALDORIMEND))
    expect(await panel('Worn and awarded')).toHaveTextContent(ITEM)
    expect(await screen.findByText('Shares no list of this tier.')).toBeVisible()
    expect(screen.getByText('Nothing that was wanted went to others.')).toBeVisible()
  })

  it.each(['1', 'nobody'])('%s is not on the roster: not found', async (memberId) => {
    await renderApp({ api, path: `${guildPath()}/raiders/${memberId}`, as: 'Admin#1000' })
    expect(await screen.findByText('Not Found')).toBeVisible()
  })

  it('without the feature there is none, and names are no links', async () => {
    await award('own')
    withoutFeature(api, 'raiders')
    await renderApp({ api, path: pathOf(), as: 'Admin#1000' })
    expect(await screen.findByText('Not Found')).toBeVisible()
  })
})
