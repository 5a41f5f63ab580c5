import { readHistory } from '@/game/rclootcouncil/read-history'

/* Reads a history outside of the page's thread (read-in-background.ts). */

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(readHistory(data)))
