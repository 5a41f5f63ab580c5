import { EventEmitter, once } from 'node:events'
import type { RequestListener } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it } from 'vitest'
import { download } from '../../../server/lib/download'
import { startLocalServer } from '../../support/local-server'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closings.splice(0).map(async (close) => close()))
})

async function startHost(listener: RequestListener) {
  const { origin, close } = await startLocalServer(listener)
  closings.push(close)
  return `${origin}/`
}

/** A host that sends one byte after the other without an end, and does something meanwhile. */
async function startDrippingHost(meanwhile?: () => void) {
  const events = new EventEmitter()
  const closed = once(events, 'close')
  const url = await startHost((_, response) => {
    const drip = setInterval(() => {
      response.write('.')
      meanwhile?.()
    }, 10)
    response.on('close', () => {
      clearInterval(drip)
      events.emit('close')
    })
  })
  return { url, closed }
}

const options = { fetch, timeoutMs: 60_000, bytesMax: 1000 }

describe('download', () => {
  it('a body that does not end: rejects after the timeout and closes the connection', async () => {
    const { url, closed } = await startDrippingHost(collectGarbage)
    await expect(download(url, { ...options, timeoutMs: 300 })).rejects.toThrow(/timeout/)
    await closed
  })

  it('aborted while the body arrives: rejects with the reason and closes the connection', async () => {
    const { url, closed } = await startDrippingHost(collectGarbage)
    const stop = new AbortController()
    const stopOnHead: typeof fetch = async (...request) => {
      const response = await fetch(...request)
      setTimeout(() => stop.abort(new Error('stopped')))
      return response
    }
    const reading = download(url, { ...options, fetch: stopOnHead, signal: stop.signal })
    await expect(reading).rejects.toThrow('stopped')
    await closed
  })

  it('aborted before: rejects with the reason', async () => {
    const signal = AbortSignal.abort(new Error('stopped'))
    await expect(download('http://127.0.0.1:1/', { ...options, signal })).rejects.toThrow('stopped')
  })

  it('a body above the limit is not read to its end', async () => {
    const { url, closed } = await startDrippingHost()
    expect((await download(url, { ...options, bytesMax: 3 })).bytes).toBeNull()
    await closed
  })
})
