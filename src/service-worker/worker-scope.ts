/*
 * The parts of the service worker's global scope that service-worker.ts uses. TypeScript's library
 * for workers contradicts the one for pages, and both would apply to all files.
 */

interface ExtendableEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

export interface MessageTarget {
  postMessage: (message: unknown) => void
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & { readonly source: MessageTarget | null }
}

export interface WorkerScope {
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  readonly clients: {
    claim: () => Promise<void>
    matchAll: () => Promise<readonly MessageTarget[]>
  }
  readonly registration: {
    /** Missing in older browsers. */
    readonly navigationPreload?: { disable: () => Promise<void> }
  }
}
