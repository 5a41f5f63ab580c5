import { readReport } from '@/game/sims/read-report'

// The worker of `parseReport`: receives a text or file, and answers with the report or the refusal.
self.addEventListener('message', ({ data }: MessageEvent<string | Blob>) => {
  void (async () => {
    self.postMessage(readReport(typeof data === 'string' ? data : await data.text()))
  })()
})
