import { readReport } from '@/game/sims/read-report'

// The worker of read-source.ts: receives a text, and answers with the report or the refusal.
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(readReport(data)))
