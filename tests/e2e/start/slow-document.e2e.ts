import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as base } from '../support/fixtures'

interface SlowHost {
  url: string
  /** Sends the body of the document, which is held back until then. */
  sendBody: () => void
}

const test = base.extend<{ slowHost: SlowHost }>({
  /** Answers as the test's server does, but sends the documents in two parts. */
  slowHost: async ({ server }, provide) => {
    const bodies: (() => void)[] = []
    async function answer({ url, headers }: IncomingMessage, response: ServerResponse) {
      const { accept = '*/*' } = headers
      const file = await fetch(`${server.url}${url}`, { headers: { accept } })
      const type = file.headers.get('Content-Type') ?? ''
      response.writeHead(file.status, { 'Content-Type': type })
      if (!type.startsWith('text/html')) {
        response.end(Buffer.from(await file.arrayBuffer()))
        return
      }
      const [head = '', body = ''] = (await file.text()).split(/(?=<body)/)
      response.write(head)
      bodies.push(() => response.end(body))
    }
    const host = createServer((request, response) => void answer(request, response))
    await new Promise<void>((resolve) => {
      host.listen(0, '127.0.0.1', resolve)
    })
    const { port } = host.address() as AddressInfo // it listens on a port, not on a pipe
    await provide({
      url: `http://127.0.0.1:${port}`,
      sendBody: () => bodies.forEach((send) => send()),
    })
    host.closeAllConnections()
    host.close()
  },
})

test('document: the app starts if its code is loaded before the body of the document', async ({
  page,
  slowHost,
}) => {
  await page.goto(`${slowHost.url}/login`, { waitUntil: 'commit' })
  // The head preloads the code of the app. Without a body there are no frames.
  await page.waitForFunction(isCodeLoaded, null, { polling: 50 })
  await page.evaluate(untilEvaluated)
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  slowHost.sendBody()
  await expect(page.getByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
})

test.describe('without the code of the app', () => {
  test.use({ allowedErrors: /\/assets\/packages-|^page error: {2}\(/ })

  test('document: a message says that the code could not be loaded', async ({ page }) => {
    await page.route('**/assets/packages-*', (route) => route.abort())
    await page.goto('/login')
    await expect(page.getByRole('alert')).toHaveText(/^The app could not be loaded/)
  })
})

/** Runs in the browser. */
function isCodeLoaded(): boolean {
  const files = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
  return links.length > 0 && links.every(({ href }) => files.has(href))
}

/** Runs in the browser: the evaluation of loaded code is a few tasks, which are queued already. */
async function untilEvaluated() {
  for (let task = 0; task < 20; task += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
  }
}
