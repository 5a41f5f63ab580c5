import type { Browser, ViewportSize } from '@playwright/test'

/** A page that only receives the given commands of the DevTools protocol. */
export interface PlainPage {
  send: <Result = unknown>(method: string, params?: object) => Promise<Result>
  /**
   * Runs a function in the page, which cannot use anything outside of it, with a value that JSON
   * can express.
   */
  evaluate: <Result, Value = undefined>(
    run: (value: Value) => Result | Promise<Result>,
    value?: Value,
  ) => Promise<Result>
  /** Calls back with the parameters of each event of this name, of the domain Network. */
  on: (event: string, onEvent: (event: NetworkEvent) => void) => void
  close: () => Promise<void>
}

/** An event of the domain Network. */
export interface NetworkEvent {
  requestId: string
  /** When it is sent. */
  request?: { url: string }
  /** When it has ended. */
  encodedDataLength?: number
}

interface Evaluation<Result> {
  result: { value: Result }
  exceptionDetails?: { text: string }
}

interface Message {
  id?: number
  result?: unknown
  error?: { message: string }
  method?: string
  params?: NetworkEvent
}

interface PageOptions {
  viewport: ViewportSize
  /** A touch screen with the viewport of phones. */
  isMobile?: boolean
  /** Entries of local storage, set before a page loads. */
  storage?: Record<string, string>
  /** Run in each document before its own scripts; cannot use anything outside of them. */
  scripts?: (() => void)[]
}

/**
 * Opens an empty page in a context of its own. In Playwright's pages, the protocol's domain Runtime
 * is enabled. V8 then computes the source positions of each new Error: React creates one when it is
 * evaluated. Browsers of users do not have this cost.
 */
export async function openPlainPage(
  browser: Browser,
  { viewport, isMobile = false, storage = {}, scripts = [] }: PageOptions,
): Promise<PlainPage> {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send('Target.createBrowserContext')
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId })
  const calls = new Map<number, (answer: Message) => void>()
  const listeners = new Map<string, (event: NetworkEvent) => void>()
  session.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return
    const message = JSON.parse(received.message) as Message
    if (message.id !== undefined) calls.get(message.id)?.(message)
    else if (message.method && message.params) listeners.get(message.method)?.(message.params)
  })
  let lastId = 0
  async function send<Result>(method: string, params: object = {}) {
    lastId += 1
    const id = lastId
    const answered = new Promise<Message>((resolve) => calls.set(id, resolve))
    const message = JSON.stringify({ id, method, params })
    await session.send('Target.sendMessageToTarget', { sessionId, message })
    const { error, result } = await answered
    if (error) throw new Error(`${method}: ${error.message}`)
    return result as Result
  }
  await send('Page.enable')
  // Keys reach only the page in front, and only its frames are presented.
  await send('Page.bringToFront')
  await send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: isMobile,
  })
  await send('Emulation.setTouchEmulationEnabled', { enabled: isMobile })
  await send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  })
  for (const source of [
    // tsx wraps named functions in a helper that pages do not have.
    'globalThis.__name = (named) => named',
    `Object.assign(localStorage, ${JSON.stringify(storage)})`,
    ...scripts.map((script) => `(${script.toString()})()`),
  ]) {
    await send('Page.addScriptToEvaluateOnNewDocument', { source })
  }
  return {
    send,
    async evaluate<Result, Value>(
      run: (value: Value) => Result | Promise<Result>,
      value?: Value,
    ): Promise<Result> {
      const { result, exceptionDetails } = await send<Evaluation<Result>>('Runtime.evaluate', {
        expression: `(${run.toString()})(${JSON.stringify(value) ?? ''})`,
        returnByValue: true,
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${run.name}`)
      return result.value
    },
    on(event, onEvent) {
      listeners.set(event, onEvent)
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId })
      await session.detach()
    },
  }
}
