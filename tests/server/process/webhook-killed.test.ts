import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WEBHOOK_ADDRESS } from '../../support/backend/discord-host'
import { listNights } from '@/contract/guilds/raid-nights'
import { postToWebhook, setWebhook } from '@/contract/guilds/webhook'
import { Person } from '../../e2e/support/person'
import { ServerProcess } from '../../e2e/support/server-process'
import { startLocalServer } from '../../support/local-server'

let folder: string
let server: ServerProcess
let discord: Awaited<ReturnType<typeof startLocalServer>>
/** What Discord has received, with the answers that it has not sent yet. */
const received: { content: string; response: ServerResponse }[] = []
const events = new EventEmitter()

async function receive(request: IncomingMessage, response: ServerResponse) {
  const body: unknown = await json(request)
  received.push({ content: String(Reflect.get(Object(body), 'content')), response })
  events.emit('received')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildr-test-webhook-'))
  discord = await startLocalServer((...request) => void receive(...request))
  const settings = { DISCORD_ORIGIN: discord.origin }
  server = await ServerProcess.create({ dataDir: folder, settings })
  await server.start()
})
afterAll(async () => {
  await server.kill()
  await discord.close()
  await rm(folder, { recursive: true })
})

it('a post that is being sent when the server is killed is not sent again', async () => {
  const officer = await Person.signIn(server, 'Raider#3000')
  const [, , guildId = ''] = (await officer.guildPath()).split('/')
  await officer.send(setWebhook, { guildId }, { address: WEBHOOK_ADDRESS })
  const [night] = await officer.read(listNights, { guildId })

  const isReceived = once(events, 'received')
  const posting = officer.send(postToWebhook, { guildId }, { nightId: night?.id })
  await isReceived
  await Promise.allSettled([posting, server.kill()])
  await server.start()

  const isReceivedAgain = once(events, 'received')
  const answer = officer.send(postToWebhook, { guildId }, {})
  await isReceivedAgain
  received.at(-1)?.response.writeHead(204).end()
  expect((await answer).status).toBe(200)
  expect(received.map(({ content }) => content.split(' ')[0])).toEqual(['**Ashen', 'Test:'])
})
