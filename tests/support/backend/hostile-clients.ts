import { randomInt } from 'node:crypto'
import { request, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Person } from '../../e2e/support/person'

/** Pause between two parts of a body, or before a response is read. */
const PAUSE_MS = 200
const PARTS = 8

interface Options {
  server: { url: string }
  person: Person
  path: string
}

/** Sends a body in small parts with pauses. Returns the status. */
export async function sendSlowly(
  { server, person, path }: Options,
  method: string,
  body: object,
): Promise<number> {
  const text = JSON.stringify(body)
  const size = Math.ceil(text.length / PARTS)
  const sent = request(`${server.url}${path}`, {
    method,
    agent: false,
    headers: {
      Authorization: `Bearer ${person.token}`,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
    },
  })
  const answered = responseOf(sent)
  for (let start = 0; start < text.length; start += size) {
    sent.write(text.slice(start, start + size))
    await wait(PAUSE_MS)
  }
  sent.end()
  const response = await answered
  await readText(response)
  return response.statusCode ?? 0
}

/**
 * Reads a response in parts with pauses. Returns the status; throws if a 200 is not complete JSON.
 */
export async function readSlowly({ server, person, path }: Options): Promise<number> {
  const sent = request(`${server.url}${path}`, {
    agent: false,
    headers: { Authorization: `Bearer ${person.token}` },
  })
  sent.end()
  const response = await responseOf(sent)
  const chunks: Buffer[] = []
  for await (const chunk of response) {
    chunks.push(chunk as Buffer) // no encoding is set
    await wait(PAUSE_MS)
  }
  JSON.parse(Buffer.concat(chunks).toString())
  return response.statusCode ?? 0
}

/** Sends a read and closes the connection at a random moment, in most cases before the response. */
export async function abortRead({ server, person, path }: Options): Promise<void> {
  const sent = request(`${server.url}${path}`, {
    agent: false,
    headers: { Authorization: `Bearer ${person.token}` },
  })
  // The connection that this side closes is reported as an error.
  sent.on('error', () => undefined)
  sent.on('response', (response) => response.on('error', () => undefined).resume())
  sent.end()
  await wait(randomInt(PAUSE_MS / 4))
  sent.destroy()
}

function responseOf(sent: ReturnType<typeof request>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.once('response', resolve)
    sent.once('error', reject)
  })
}

async function readText(response: IncomingMessage): Promise<void> {
  for await (const _ of response);
}
