import { readHistory } from '@/game/rclootcouncil/read-history'

// The worker of use-history-import.ts: receives a text, and answers with its awards or the refusal.
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(readHistory(data)))
