import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import * as webhook from '@/contract/guilds/webhook'
import { guildWebhooks } from '../../../server/database/schema'
import { make } from '../../support/backend/backend-calls'
import { WEBHOOK_ADDRESS } from '../../support/backend/discord-host'
import { connectGuild } from '../../support/backend/guild'
import { signInPerson } from '../../support/entities'
import type { Api } from '../../support/app/msw-bridge'
import { allToasts } from '../../support/app/toasts'
import { oneToast, type Outcome } from './outcomes'
import type { Situation } from './situation'
import { press } from './situations'

/** The roster of a guild with or without a webhook. */
const rosterPath =
  ({ hasWebhook }: { hasWebhook: boolean }) =>
  async ({ backend }: Api) => {
    const raider = await signInPerson(backend, 'Raider#3000')
    const { token } = raider
    const { id: guildId } = await connectGuild(backend, raider)
    await backend.database.delete(guildWebhooks)
    const body = { address: WEBHOOK_ADDRESS }
    const call = { token, params: { guildId }, body }
    if (hasWebhook) await make(backend, webhook.setWebhook, call)
    return `/guilds/${guildId}/roster`
  }

/** The form says why, and keeps what was typed; there is no toast. */
const inAddressForm: Outcome = async ({ says }) => {
  expect(await screen.findByText(says, { exact: false })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Address of the webhook' })).toHaveValue(
    WEBHOOK_ADDRESS,
  )
  expect(await allToasts()).toEqual([])
}

/** Somebody else has removed it. */
const isRemoved: Outcome = async () => {
  expect(await screen.findByText('Webhook removed')).toBeVisible()
}

/** A situation for each call of the webhook of a guild. */
export const WEBHOOK_SITUATIONS: readonly Situation[] = [
  {
    call: webhook.setWebhook,
    open: rosterPath({ hasWebhook: false }),
    prepare: async (user) => {
      await user.click(await screen.findByRole('textbox', { name: 'Address of the webhook' }))
      await user.paste(WEBHOOK_ADDRESS)
    },
    act: press('Set webhook'),
    outcome: inAddressForm,
  },
  {
    call: webhook.setWebhook,
    open: rosterPath({ hasWebhook: true }),
    prepare: async () => void (await screen.findByRole('switch', { name: 'Post each award' })),
    act: async (user) => user.click(screen.getByRole('switch', { name: 'Post each award' })),
    isRepeatable: true,
    outcome: oneToast,
    keeps: () => expect(screen.getByRole('switch', { name: 'Post each award' })).not.toBeChecked(),
  },
  {
    call: webhook.postToWebhook,
    open: rosterPath({ hasWebhook: true }),
    prepare: async () => void (await screen.findByRole('button', { name: 'Post a test' })),
    act: press('Post a test'),
    isRepeatable: true,
    outcome: oneToast,
  },
  {
    call: webhook.deleteWebhook,
    open: rosterPath({ hasWebhook: true }),
    prepare: press('Remove webhook'),
    act: async (user) => {
      const question = within(await screen.findByRole('alertdialog'))
      await user.click(question.getByRole('button', { name: 'Remove webhook' }))
    },
    outcome: oneToast,
    except: { 404: isRemoved },
  },
]
