import type { CallBody } from '@/contract/call'
import { getGuild } from '@/contract/guilds/guild'
import { postToWebhook, setWebhook } from '@/contract/guilds/webhook'
import { WEBHOOK_ADDRESS } from '../../../support/backend/discord-host'
import { createNightScene } from '../nights/night-scene'

/** A night scene whose guild posts each award to the stub of Discord. */
export async function createWebhookScene() {
  const scene = await createNightScene()
  const { backend, make } = scene
  const { clock, webhookPosts } = backend
  const set = (body: CallBody<typeof setWebhook>) => make(setWebhook, { body })
  await set({ address: WEBHOOK_ADDRESS, postsAwards: true })
  return {
    ...scene,
    discord: backend.discord,
    set,
    post: (nightId?: string) => make(postToWebhook, { body: { nightId } }),
    webhook: async () => (await make(getGuild)).webhook,
    /** Lets time pass, and posts what is due then. */
    async after(seconds: number) {
      clock.now += seconds * 1000
      await webhookPosts.deliver()
    },
  }
}
