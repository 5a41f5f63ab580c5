import { readReport } from '@/game/sims/read-report'

// The worker of `parseReport`: receives a text or file, and answers with the report or the refusal.
self.addEventListener('message', ({ data }: MessageEvent<string | Blob>) => {
  void (async () => {
    // A worker's messages have no target origin.
    // oxlint-disable-next-line require-post-message-target-origin
    self.postMessage(readReport(typeof data === 'string' ? data : await data.text()))
  })()
})
