import { REPORT_SIZE_MAX, TOO_LARGE, type ReadReport } from '@/game/sims/sim-report'

/** A report of 5 MB is read in less than a second, also on a slow phone. */
const TIMEOUT_MS = 20_000

const UNREADABLE: ReadReport = {
  refusal: 'This report could not be read. Download it again, or paste its link.',
}

/**
 * Reads a report in a worker, so that a large or hostile one cannot block the page. Never rejects: what cannot
 * be read is refused with the reason.
 */
export async function parseReport(source: string | Blob): Promise<ReadReport> {
  const size = typeof source === 'string' ? source.length : source.size
  if (size > REPORT_SIZE_MAX) {
    return { refusal: TOO_LARGE }
  }
  const worker = new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const answer = new Promise<ReadReport>((resolve) => {
    // The worker is this app's own and answers with nothing else.
    worker.addEventListener('message', ({ data }) => resolve(data as ReadReport))
    worker.addEventListener('error', () => resolve(UNREADABLE))
    timer = setTimeout(() => resolve(UNREADABLE), TIMEOUT_MS)
    // A worker's messages have no target origin.
    // oxlint-disable-next-line require-post-message-target-origin
    worker.postMessage(source)
  })
  try {
    return await answer
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
