import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/fixtures'
import { enterAs } from '../support/person'
import { PHONE_TOO } from '../support/tags'

test.use({ freshServer: true })

test(
  'webhook: an officer sets it and tests it, and the failure is told on Tonight',
  { tag: PHONE_TOO },
  async ({ page, getPerson }) => {
    const officer = await getPerson('Raider#3000')
    await enterAs(page, officer)
    const path = await officer.guildPath()
    const raid = 'raid=the-venomous-abyss&difficulty=Heroic'
    await page.goto(`${path}/roster?${raid}`)
    const settings = page.getByRole('region', { name: 'Discord' })
    await settings
      .getByRole('textbox', { name: 'Address of the webhook' })
      .fill('https://discord.com/api/webhooks/123/a-secret')
    await settings.getByRole('button', { name: 'Set webhook' }).click()
    await expect(settings.getByRole('switch', { name: 'Post each award' })).toBeVisible()
    await expectAccessible(page)
    // Discord cannot be reached in tests.
    await settings.getByRole('button', { name: 'Post a test' }).click()
    await expect(settings.getByRole('status')).toHaveText(/^Discord, just now: /)
    await expectAccessible(page)

    await page.goto(`${path}/tonight?${raid}`)
    await expect(page.getByText(/^Discord, .*: /)).toBeVisible()
    await page.getByRole('button', { name: 'End night…' }).click()
    await expect(page.getByRole('button', { name: 'Post to Discord' })).toBeVisible()
    await expectAccessible(page)
  },
)
