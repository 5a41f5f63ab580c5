/*
 * The service worker: opens the app without a connection (docs/adr/0007-offline.md). It handles the
 * document and the files of the app only; answers of the backend are stored by the app
 * (api/stored-answers.ts). scripts/vite/write-service-worker.ts builds it as a separate file.
 */
import type { VersionMessage } from '@/app/version-message'
import { findFile, openPage, removeOldBuilds, storeBuild, type Build } from './app-files'
import type { MessageTarget, WorkerScope } from './worker-scope'

/** This build, inserted by scripts/vite/write-service-worker.ts. */
declare const BUILD: Build
/** The file that starts the app of this build. */
declare const ENTRY: string

/**
 * Paths on the app's host that are not pages: those of the backend, and the way back from signing
 * in.
 */
const NO_PAGE = /^\/(?:api|auth|sandbox)\/|\.[^/]*$/

// The types of a worker's global scope are those of a page.
const scope = self as unknown as WorkerScope

// Read once, because the bundler repeats the value wherever the name is used.
const build = BUILD

function tellVersion(client: MessageTarget) {
  const message: VersionMessage = { type: 'version', entry: ENTRY }
  // Only messages to windows have a target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  client.postMessage(message)
}

scope.addEventListener('install', (event) => {
  event.waitUntil(storeBuild(build))
  // The new worker can replace the old one while tabs of an old version are open: it also serves
  // their files.
  void scope.skipWaiting()
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

async function activate() {
  await removeOldBuilds(build)
  // An earlier version enabled it. Firefox then opens no stored page without a connection.
  await scope.registration.navigationPreload?.disable()
  await scope.clients.claim()
  for (const client of await scope.clients.matchAll()) tellVersion(client)
}

// A page that has just loaded asks for the version.
scope.addEventListener('message', ({ source }) => {
  if (source) tellVersion(source)
})

scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate') {
    const network = fetch(event.request)
    event.respondWith(NO_PAGE.test(pathname) ? network : openPage(build, network))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(findFile(pathname).then((file) => file ?? fetch(event.request)))
  }
})
