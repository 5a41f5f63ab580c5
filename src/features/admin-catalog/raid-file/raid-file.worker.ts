import { parseRaidFile } from './raid-file'

// The worker of `readRaidFile`: receives a text, and answers with what it contains or its errors.
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(parseRaidFile(data)))
