import { afterAll, describe, expect, it } from 'vitest'
import { downloadIcon } from '../../../../server/catalog/icons/download-icon'
import { hangs, JPEG, PNG, sends, startIconHost, WEBP, type IconHost } from './icon-host'

const host = await startIconHost()
afterAll(() => host.close())

function download({
  timeoutMs = 10_000,
  signal,
}: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  return downloadIcon(host.url.replace('{icon}', '7705647'), { fetch, timeoutMs, signal })
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('downloadIcon', () => {
  it.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
  ])(
    '%s: returns the bytes with their type, whatever the host says',
    async (contentType, bytes) => {
      host.answerWith(sends(bytes, 'application/octet-stream'))
      const picture = await download()
      expect(picture?.contentType).toBe(contentType)
      expect(picture && Buffer.compare(picture.bytes, bytes)).toBe(0)
    },
  )

  it.each([
    ['404', sends('gone', 'text/plain', 404)],
    ['403', sends(JPEG, 'image/jpeg', 403)],
    ['HTML with status 200', sends('<!doctype html><title>Down</title>', 'text/html')],
    ['HTML that claims to be a JPEG', sends('<!doctype html><title>Down</title>')],
    ['an SVG', sends(SVG, 'image/svg+xml')],
    ['a GIF', sends('GIF89a…', 'image/gif')],
    ['an empty body', sends('')],
    ['5 MB', sends(Buffer.concat([JPEG, Buffer.alloc(5_000_000)]))],
  ])('%s: there is no icon', async (_name, answer) => {
    host.answerWith(answer)
    expect(await download()).toBeNull()
  })

  it('a body without end: there is no icon, and the transfer is cancelled', async () => {
    const cancelled = new Promise((resolve) => {
      host.answerWith((_request, response) => {
        const write = () => {
          while (!response.destroyed && response.write(Buffer.alloc(50_000)));
        }
        response.on('drain', write).on('close', resolve)
        write()
      })
    })
    expect(await download()).toBeNull()
    await cancelled
  })

  it.each([
    ['status 500', sends('', 'text/plain', 500)],
    ['status 503', sends('', 'text/plain', 503)],
    ['status 429', sends('', 'text/plain', 429)],
    ['a redirect', (_request, response) => response.writeHead(302, { Location: '/' }).end()],
    ['a lost connection', (request) => request.socket.destroy()],
  ] satisfies [string, Parameters<IconHost['answerWith']>[0]][])(
    '%s: the host cannot be used',
    async (_name, answer) => {
      host.answerWith(answer)
      await expect(download()).rejects.toMatchObject({ name: 'IconHostError' })
    },
  )

  it.each([
    ['no answer', hangs],
    ['half an answer', (_request, response) => response.writeHead(200).write(JPEG)],
  ] satisfies [string, Parameters<IconHost['answerWith']>[0]][])(
    '%s until the timeout: the host cannot be used',
    async (_name, answer) => {
      host.answerWith(answer)
      await expect(download({ timeoutMs: 50 })).rejects.toThrow(/timeout/)
    },
  )

  it('no such host: the error names the reason', async () => {
    const closed = await startIconHost()
    await closed.close()
    await expect(downloadIcon(closed.url, { fetch, timeoutMs: 10_000 })).rejects.toThrow(
      /ECONNREFUSED/,
    )
  })
})
