import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guilds, guildWebhooks, nights } from '../../../server/database/schema'
import { tooManyPosts, unknownWebhook, WEBHOOK_ADDRESS } from '../../support/backend/discord-host'
import { CURRENT_RAID } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { withoutFeature } from '../../support/app/without-feature'
import { setUpAwards } from '../guild-board/set-up-awards'
import { startNightWith } from '../raid-nights/start-night-with'

const api = bridgeToBackend()
const { asOfficer, guildPath } = setUpAwards(api)
const accepted = async () => new Response(null, { status: 204 })

beforeEach(async () => {
  api.backend.discord.requests.length = 0
  await api.backend.database.delete(guildWebhooks)
  await api.backend.database.delete(nights)
})
afterEach(async () => {
  api.backend.discord.answer = accepted
  api.restore()
  await api.backend.database.update(guilds).set({ officerRanks: [1] })
})

/** Stores the webhook whose address is `WEBHOOK_ADDRESS`. */
async function storeWebhook(change: Partial<typeof guildWebhooks.$inferInsert> = {}) {
  const { guildId } = asOfficer().params
  const [webhookId = '', token] = WEBHOOK_ADDRESS.split('/').slice(-2)
  await api.backend.database.insert(guildWebhooks).values({ guildId, webhookId, token, ...change })
}
const stored = async () => api.backend.database.query.guildWebhooks.findFirst()

const open = (page: string, as = 'Raider#3000') =>
  renderApp({ api, path: `${guildPath()}/${page}?raid=${CURRENT_RAID}&difficulty=Heroic`, as })
const discord = async () => within(await screen.findByRole('region', { name: 'Discord' }))

describe('the webhook of a guild on the roster', () => {
  it('an officer sets it, chooses each award, and tests it with one press', async () => {
    const { user } = await open('roster')
    const settings = await discord()
    await user.click(settings.getByRole('textbox', { name: 'Address of the webhook' }))
    await user.paste('https://example.com/api/webhooks/1/a')
    await user.click(settings.getByRole('button', { name: 'Set webhook' }))
    expect(await settings.findByText(/^Must be the address of a webhook/)).toBeVisible()
    expect(await stored()).toBeUndefined()
    await user.clear(settings.getByRole('textbox', { name: 'Address of the webhook' }))
    await user.paste(` ${WEBHOOK_ADDRESS} `)
    await user.click(settings.getByRole('button', { name: 'Set webhook' }))
    await user.click(await settings.findByRole('switch', { name: 'Post each award' }))
    await waitFor(async () => expect((await stored())?.postsAwards).toBe(true))
    expect(settings.queryByRole('textbox')).toBeNull()
    await user.click(settings.getByRole('button', { name: 'Post a test' }))
    expect(await screen.findByText('Posted to Discord')).toBeVisible()
    expect(api.backend.discord.requests).toMatchObject([{ url: WEBHOOK_ADDRESS }])
  })

  it('an officer removes it after a question', async () => {
    await storeWebhook()
    const { user } = await open('roster')
    const settings = await discord()
    await user.click(await settings.findByRole('button', { name: 'Remove webhook' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Remove webhook' }))
    expect(await settings.findByRole('textbox', { name: 'Address of the webhook' })).toBeVisible()
    expect(await stored()).toBeUndefined()
  })

  it('a deleted one is told, and replaced', async () => {
    await storeWebhook({ postsAwards: true })
    api.backend.discord.answer = async () => unknownWebhook()
    const { user } = await open('roster')
    const settings = await discord()
    await user.click(await settings.findByRole('button', { name: 'Post a test' }))
    expect(await screen.findByText('Could not post to Discord')).toBeVisible()
    expect(await settings.findByRole('status')).toHaveTextContent(
      'Discord, just now: The webhook does not exist any more.',
    )
    await user.click(await settings.findByRole('textbox', { name: 'Address of the webhook' }))
    await user.paste(WEBHOOK_ADDRESS)
    await user.click(settings.getByRole('button', { name: 'Set webhook' }))
    expect(await settings.findByRole('switch', { name: 'Post each award' })).toBeChecked()
    expect(settings.queryByRole('status')).toBeNull()
  })

  it.each([
    ['to other members', async () => api.backend.database.update(guilds).set({ officerRanks: [] })],
    ['on a backend without it', async () => withoutFeature(api, 'discord-webhook', 'Raider#3000')],
  ])('is not shown %s', async (_, prepare) => {
    await storeWebhook({ failure: 'Rejected', failedAt: new Date() })
    await prepare()
    await open('roster')
    await screen.findByText(/^Received items: visible to/)
    expect(screen.queryByText(/Discord/)).toBeNull()
  })
})

describe('the summary of a night', () => {
  it('is posted by an officer', async () => {
    await storeWebhook()
    await startNightWith(api, asOfficer(), undefined, 0)
    const { user } = await open('tonight')
    await user.click(await screen.findByRole('button', { name: 'End night…' }))
    await user.click(await screen.findByRole('button', { name: 'Post to Discord' }))
    expect(await screen.findByText('Posted to Discord')).toBeVisible()
    expect(api.backend.discord.texts()).toEqual([expect.stringMatching(/ here$/)])
  })

  it('follows later if Discord asks to wait', async () => {
    await storeWebhook()
    await startNightWith(api, asOfficer(), undefined, 0)
    api.backend.discord.answer = async () => tooManyPosts(5)
    const { user } = await open('tonight')
    await user.click(await screen.findByRole('button', { name: 'End night…' }))
    await user.click(await screen.findByRole('button', { name: 'Post to Discord' }))
    expect(await screen.findByText('Not posted yet')).toBeVisible()
  })

  it('has no actions for other members', async () => {
    await storeWebhook()
    await startNightWith(api, asOfficer(), undefined, 0)
    await api.backend.database.update(guilds).set({ officerRanks: [] })
    const { user } = await open('tonight')
    await user.click(await screen.findByRole('button', { name: 'Summary' }))
    const summary = within(await screen.findByRole('dialog', { name: 'Summary' }))
    expect(summary.getByRole('button', { name: 'Copy message' })).toBeVisible()
    expect(summary.queryByRole('contentinfo')).toBeNull()
    expect(summary.queryByText(/webhook/)).toBeNull()
  })

  it('leads officers to the roster while no webhook is set', async () => {
    await startNightWith(api, asOfficer(), undefined, 0)
    const { user, router } = await open('tonight')
    await user.click(await screen.findByRole('button', { name: 'End night…' }))
    await user.click(await screen.findByRole('link', { name: 'on the roster' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`${guildPath()}/roster`))
    expect(await discord()).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('a failure is shown to officers on Tonight, without a reload', async () => {
  await storeWebhook()
  await startNightWith(api, asOfficer(), undefined, 0)
  await open('tonight')
  await screen.findByRole('button', { name: 'End night…' })
  const failed = { failure: 'Unknown' as const, failedAt: new Date() }
  await api.backend.database.update(guildWebhooks).set(failed)
  expect(await screen.findByText(/^Discord, just now: The connection broke off/)).toBeVisible()
})
