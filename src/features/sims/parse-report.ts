import { askWorker } from '@/lib/ask-worker'
import type { ReadReport } from '@/game/sims/sim-report'

const UNREADABLE: ReadReport = {
  refusal: 'This report could not be read. Download it again, or paste its link.',
}

/**
 * Reads a report in a worker, so that a large or hostile one cannot block the page. The promise
 * never rejects: if the report cannot be read, the refusal says why.
 */
export async function parseReport(text: string): Promise<ReadReport> {
  try {
    return await askWorker<ReadReport>(
      new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' }),
      text,
    )
  } catch {
    return UNREADABLE
  }
}
