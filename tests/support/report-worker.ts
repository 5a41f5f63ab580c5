import { vi } from 'vitest'
import { readReport } from '@/game/sims/read-report'

/** Stands for the worker that reads reports, which jsdom does not have: reads them in this thread. */
class ReportWorker extends EventTarget {
  async postMessage(source: string | Blob) {
    const data = readReport(typeof source === 'string' ? source : await source.text())
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate() {}
}

/** Lets the app read reports until the test ends. */
export function stubReportWorker() {
  vi.stubGlobal('Worker', ReportWorker)
}
