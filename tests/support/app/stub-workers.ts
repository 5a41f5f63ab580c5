import { vi } from 'vitest'
import { parseRaidFile } from '@/features/admin-catalog/raid-file/raid-file'
import { readHistory } from '@/game/rclootcouncil/read-history'
import { readReport } from '@/game/sims/read-report'

/** Stands for the workers that read files, which jsdom does not have: reads them in this thread. */
class FileWorker extends EventTarget {
  readonly #read: (text: string) => unknown

  constructor(url: URL | string) {
    super()
    const name = String(url)
    this.#read = name.includes('raid-file')
      ? parseRaidFile
      : name.includes('history')
        ? readHistory
        : readReport
  }

  postMessage(text: string) {
    const data = this.#read(text)
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }

  terminate() {}
}

/** Lets the app read reports, histories and raid files until the test ends. */
export function stubWorkers() {
  vi.stubGlobal('Worker', FileWorker)
}
