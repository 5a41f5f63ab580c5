import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { awardItem } from '@/contract/guilds/guild-awards'
import { followGuildChanges } from '@/contract/guilds/guild-changes'
import { changeNight, getNight, listNights, setAttendance } from '@/contract/guilds/raid-nights'
import { nights } from '../../../server/database/schema'
import { make } from '../../support/backend/backend-calls'
import { CURRENT_RAID } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { ITEM, setUpAwards } from '../guild-board/set-up-awards'
import { startNightWith } from './start-night-with'

const api = bridgeToBackend()
const { asOfficer, bodyOf, deleteAwards, guildPath } = setUpAwards(api)

beforeEach(async () => {
  await deleteAwards()
  await api.backend.database.delete(nights)
})

const open = (as = 'Admin#1000', isWide = true) =>
  renderApp({
    api,
    path: `${guildPath()}/tonight?raid=${CURRENT_RAID}&difficulty=Heroic`,
    as,
    isWide,
  })

/** Starts a night as an officer, and marks how often the item has dropped. */
async function startedNight(count = 0) {
  const { lootItemId } = await bodyOf('drop')
  return startNightWith(api, asOfficer(), lootItemId, count)
}

const readNight = async () => {
  const { token, params } = asOfficer()
  const [night] = await make(api.backend, listNights, asOfficer())
  const nightId = night?.id ?? ''
  return make(api.backend, getNight, { token, params: { ...params, nightId } })
}

const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))

async function mark(user: UserEvent, text: string) {
  await user.type(screen.getByRole('searchbox', { name: 'Mark a drop on Heroic' }), text)
  await user.keyboard('{Enter}')
}

describe('a raid night', () => {
  it('an officer starts it, and the sharing raiders are present', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /^Start night: .*, Heroic$/ }))
    const attendance = await region('Attendance')
    expect(attendance.getByRole('status')).toHaveTextContent(/^(\d+) of \1 here$/)
    expect(attendance.getByRole('button', { name: 'Frostelle, present' })).toBeVisible()
    expect(await readNight()).toMatchObject({ endedAt: null, difficulty: 'Heroic' })
  })

  it('a press on a raider sets the next status', async () => {
    await startedNight()
    const { user } = await open()
    const attendance = await region('Attendance')
    await user.click(await attendance.findByRole('button', { name: 'Frostelle, present' }))
    expect(await attendance.findByRole('button', { name: 'Frostelle, late' })).toBeVisible()
    await waitFor(async () =>
      expect((await readNight()).raiders).toContainEqual(
        expect.objectContaining({ name: 'Frostelle', status: 'late' }),
      ),
    )
  })

  it('a rejected attendance is taken back even if the night cannot be read again', async () => {
    await startedNight()
    const { user } = await open()
    const attendance = await region('Attendance')
    api.reject(setAttendance, 403)
    api.reject(getNight, 418)
    await user.click(await attendance.findByRole('button', { name: 'Frostelle, present' }))
    expect(await screen.findByText('Could not refresh')).toBeInTheDocument()
    expect(await attendance.findByRole('button', { name: 'Frostelle, present' })).toBeVisible()
    api.restore()
  })

  it('a guest is added by name and class, and removed', async () => {
    await startedNight()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add raider' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add raider' }))
    await user.type(await dialog.findByRole('searchbox'), 'veyra')
    await user.click(await dialog.findByRole('combobox', { name: 'Class of Veyra' }))
    await user.click(await screen.findByRole('option', { name: 'Rogue' }))
    await user.click(dialog.getByRole('button', { name: 'Add Veyra' }))
    await user.click(await dialog.findByRole('button', { name: 'Remove Veyra' }))
    expect(await dialog.findByRole('button', { name: 'Add Veyra' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Add Veyra' }))
    await user.keyboard('{Escape}')
    const guests = within(await screen.findByRole('list', { name: 'Guests' }))
    await user.click(guests.getByRole('button', { name: 'Veyra, present' }))
    expect(await guests.findByRole('button', { name: 'Veyra, late' })).toBeVisible()
  })

  it('drops are marked by typing and Enter, counted, and corrected', async () => {
    await startedNight()
    const { user } = await open()
    await screen.findByRole('heading', { name: '0 drops' })
    await mark(user, 'venomous rage')
    const found = await screen.findByRole('button', { name: `One ${ITEM} less` })
    expect(found).toBeEnabled()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: '2 drops' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: `One ${ITEM} less` }))
    expect(await screen.findByRole('heading', { name: '1 drop' })).toBeVisible()
    const tray = await region('Undecided')
    expect(tray.getByRole('button', { name: new RegExp(ITEM) })).toBeVisible()
    expect((await readNight()).drops).toMatchObject([{ itemName: ITEM, count: 1 }])
  })

  it('drops are marked in the loot of a boss', async () => {
    await startedNight()
    const { user } = await open()
    const bosses = within(await screen.findByRole('list', { name: 'Bosses' }))
    const boss = bosses.getByRole('button', { name: /Sszorak/ })
    await user.click(boss)
    const [plus] = bosses.getAllByRole('button', { name: /^Mark / })
    await user.click(plus ?? boss)
    await waitFor(() => expect(boss).toHaveTextContent('0 of 1'))
  })

  it('a drop that is given away leaves the tray, and the next one opens', async () => {
    await startedNight(1)
    const { user } = await open()
    await screen.findByRole('heading', { name: '1 drop' })
    await mark(user, 'bottomless')
    await screen.findByRole('heading', { name: '2 drops' })
    await user.click(screen.getByRole('button', { name: new RegExp(`^${ITEM}`) }))
    const council = within(await screen.findByRole('dialog', { name: ITEM }))
    await user.click(council.getByRole('button', { name: 'Award to Frostelle' }))
    await user.click(await screen.findByRole('menuitem', { name: 'BiS' }))
    expect(await screen.findByRole('dialog', { name: /Bottomless/ })).toBeVisible()
    const decided = await region('Decided')
    expect(decided.getByText('Frostelle')).toBeVisible()
    expect((await region('Undecided')).queryByText(ITEM)).toBeNull()
    expect((await readNight()).undecidedCount).toBe(1)
    await user.click(
      decided.getByRole('button', { name: `Undo the award of ${ITEM} to Frostelle` }),
    )
    await user.click(await screen.findByRole('button', { name: 'Undo award' }))
    await waitFor(async () => expect((await readNight()).undecidedCount).toBe(2))
  })

  it('of two that have dropped, the second stays open', async () => {
    await startedNight(2)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${ITEM}`) }))
    const council = within(await screen.findByRole('dialog', { name: ITEM }))
    expect(council.getByText(/^2 dropped, 2 left/)).toBeVisible()
    await user.click(council.getByRole('button', { name: 'Nobody wanted it' }))
    expect(await council.findByText(/^2 dropped, 1 left/)).toBeVisible()
    expect(await screen.findByText(`${ITEM}: Nobody wanted it`)).toBeVisible()
  })

  it('another officer was first: asks whether there was a second one, and counts it', async () => {
    await startedNight(1)
    // The page does not know of the other award yet.
    api.hold(followGuildChanges)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${ITEM}`) }))
    const council = within(await screen.findByRole('dialog', { name: ITEM }))
    const button = council.getByRole('button', { name: 'Award to Frostelle' })
    await make(api.backend, awardItem, { ...asOfficer(), body: await bodyOf('first') })
    api.backend.clock.now += 20 * 60_000
    await user.click(button)
    await user.click(await screen.findByRole('menuitem', { name: 'BiS' }))
    const question = await screen.findByRole('alertdialog', { name: 'Already awarded' })
    expect(question).toHaveTextContent('Frostelle got it 20 minutes ago')
    await user.click(within(question).getByRole('button', { name: 'Award another' }))
    await waitFor(async () =>
      expect(await readNight()).toMatchObject({ dropCount: 2, undecidedCount: 0 }),
    )
  })

  it('ends with what is undecided and a summary, and continues', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await startedNight(2)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'End night…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'End night' }))
    expect(dialog.getByText('2 drops are undecided')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Copy message' }))
    expect(write.mock.lastCall?.[0]).toContain(`- ${ITEM}: 2 undecided`)
    await user.click(dialog.getByRole('button', { name: 'End night' }))
    expect(await screen.findByText(/^Ended ·/)).toBeVisible()
    await user.keyboard('{Escape}')
    expect((await readNight()).endedAt).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'More on the night' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Continue the night' }))
    expect(await screen.findByRole('button', { name: 'End night…' })).toBeVisible()
  })

  it('a night that nobody has ended says on which day it has started', async () => {
    const nightId = await startedNight()
    const { token, params } = asOfficer()
    const startedAt = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString()
    const call = { token, params: { ...params, nightId }, body: { startedAt } }
    await make(api.backend, changeNight, call)
    await open()
    expect(await screen.findByText(/^Since/)).toBeVisible()
    expect(screen.getByText(/, 20\d\d, \d+:\d\d/)).toBeVisible()
  })

  it('a night that was forgotten is entered, listed and deleted', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Enter an earlier night' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter an earlier night' }))
    expect(dialog.getByText(/in your time zone/)).toBeVisible()
    await user.type(dialog.getByLabelText('Start'), '2026-05-01T20:00')
    await user.type(dialog.getByLabelText('End'), '2026-05-01T19:00')
    await user.click(dialog.getByRole('button', { name: 'Enter night' }))
    expect(await dialog.findByText('Must be after the start')).toBeVisible()
    await user.clear(dialog.getByLabelText('End'))
    await user.type(dialog.getByLabelText('End'), '2026-05-01T23:00')
    await user.click(dialog.getByRole('button', { name: 'Enter night' }))
    expect(await screen.findByText(/^Ended ·/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'All nights' }))
    const earlier = await region('Earlier nights')
    await user.click(earlier.getByRole('link', { name: /2026/ }))
    await user.click(await screen.findByRole('button', { name: 'More on the night' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete the night' }))
    await user.click(await screen.findByRole('button', { name: 'Delete night' }))
    expect(await screen.findByText('No raid night is running')).toBeVisible()
    expect(await make(api.backend, listNights, asOfficer())).toEqual([])
  })

  it('the navigation counts what is undecided', async () => {
    await startedNight(2)
    await renderApp({ api, path: guildPath(), as: 'Admin#1000' })
    expect(await screen.findByRole('link', { name: 'Tonight 2 undecided' })).toBeVisible()
  })
})
