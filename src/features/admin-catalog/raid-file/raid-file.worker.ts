import { parseRaidFile } from './raid-file'

// The worker of `readRaidFile`: receives a file, and answers with what it contains or its errors.
self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void (async () => {
    // A worker's messages have no target origin.
    // oxlint-disable-next-line require-post-message-target-origin
    self.postMessage(parseRaidFile(await data.text()))
  })()
})
