import { toFormError } from '@/api/form-error'
import type { Guild } from '@/contract/guilds/guild'
import { webhookAddress } from '@/contract/guilds/webhook'
import { useIsOnline } from '@/lib/use-is-online'
import { Button } from '@/ui/button'
import { Switch } from '@/ui/fields/switch'
import { Form } from '@/ui/form/form'
import { TextField } from '@/ui/form/text-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { useState } from 'react'
import * as z from 'zod/mini'
import { canPost } from '../webhook-words'
import {
  useChangeWebhook,
  usePostToDiscord,
  useRemoveWebhook,
  useSetWebhook,
} from '../webhook.mutations'
import { WebhookFailure } from './webhook-failure'

/** Sets to which channel of Discord a guild posts, and what. Shown to officers. */
export function WebhookSettings({ guild }: { guild: Guild }) {
  return (
    <section
      aria-label="Discord"
      className="flex flex-col gap-3 rounded-lg border border-line bg-panel px-4 py-3"
    >
      <div>
        <h2 className="font-semibold">Discord</h2>
        <p className="text-sm text-muted">
          {canPost(guild)
            ? 'Guildr posts to a channel. Everyone who reads it sees who has got what.'
            : 'Guildr can post the summaries of raid nights, and each award, to a channel.'}
        </p>
      </div>
      <WebhookFailure guild={guild} />
      {!canPost(guild) && <AddressForm guild={guild} />}
      {guild.webhook && <PostSettings guild={guild} webhook={guild.webhook} />}
    </section>
  )
}

const addressForm = z.object({ address: webhookAddress })

function AddressForm({ guild }: { guild: Guild }) {
  const form = useSchemaForm(addressForm, { address: '' })
  const set = useSetWebhook(guild.id)
  return (
    // The address is secret, so what was typed is not kept (`keepAs`).
    <Form
      form={form}
      isSaving={set.isPending}
      readError={toFormError}
      onSubmit={({ address }) => set.mutateAsync(address)}
    >
      <div className="flex flex-col gap-3">
        <TextField
          control={form.control}
          name="address"
          type="url"
          label="Address of the webhook"
          placeholder="https://discord.com/api/webhooks/…"
          description="In Discord: Edit Channel, Integrations, Webhooks, Copy Webhook URL. It is secret and not shown again."
        />
        <Button
          type="submit"
          variant="secondary"
          isLoading={set.isPending}
          loadingText="Setting..."
          className="self-start"
        >
          Set webhook
        </Button>
      </div>
    </Form>
  )
}

interface PostSettingsProps {
  guild: Guild
  webhook: NonNullable<Guild['webhook']>
}

function PostSettings({ guild, webhook }: PostSettingsProps) {
  const [isRemoving, setIsRemoving] = useState(false)
  const change = useChangeWebhook(guild.id)
  const post = usePostToDiscord(guild.id)
  const remove = useRemoveWebhook(guild.id)
  const isOnline = useIsOnline()
  const { postsAwards } = { ...webhook, ...(change.isPending && change.variables) }
  return (
    <>
      {canPost(guild) && (
        <Switch
          label="Post each award"
          description="Summaries of nights are posted from Tonight."
          checked={postsAwards}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate({ postsAwards: target.checked })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {canPost(guild) && (
          <Button
            variant="secondary"
            disabled={!isOnline}
            isLoading={post.isPending}
            loadingText="Posting..."
            onClick={() => post.mutate(undefined)}
          >
            Post a test
          </Button>
        )}
        <Button variant="outline" onClick={() => setIsRemoving(true)}>
          Remove webhook
        </Button>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setIsRemoving}
        variant="destructive"
        title="Remove the webhook?"
        description="Nothing is posted any more. To post again, its address must be entered again."
        confirmLabel="Remove webhook"
        isPending={remove.isPending}
        pendingText="Removing..."
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => setIsRemoving(false) })}
      />
    </>
  )
}
