import type { IncomingMessage, ServerResponse } from 'node:http'
import { startLocalServer } from '../../../support/local-server'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
export const PNG = Buffer.from('\u0089PNG\r\n\u001A\n…', 'latin1')
export const WEBP = Buffer.from('RIFF....WEBPVP8 ', 'latin1')

/** Answers with a body of that type. */
export function sends(body: Buffer | string, type = 'image/jpeg', status = 200): Answer {
  return (_request, response) => response.writeHead(status, { 'Content-Type': type }).end(body)
}

/** Never answers. */
export const hangs: Answer = () => undefined

/** A host of icons on this machine that answers as told, by default with a JPEG. */
export async function startIconHost() {
  let answer = sends(JPEG)
  const { origin, close } = await startLocalServer((...request) => answer(...request))
  return {
    /** With the placeholder for the icon. */
    url: `${origin}/{icon}.jpg`,
    answerWith(next: Answer) {
      answer = next
    },
    close,
  }
}

export type IconHost = Awaited<ReturnType<typeof startIconHost>>
