const PARENT_CHECK_INTERVAL_MS = 100

/**
 * Calls back when this process should shut down: on SIGINT (Ctrl-C), on SIGTERM, and, reported as
 * SIGTERM, when the npm process that started it has ended. npm passes SIGTERM to a shell that exits
 * without passing it on, so a changed parent process is the only sign that npm has ended.
 */
export function onShutdown(callback: (signal: 'SIGINT' | 'SIGTERM') => void): void {
  process.on('SIGINT', () => callback('SIGINT'))
  process.on('SIGTERM', () => callback('SIGTERM'))
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    callback('SIGTERM')
  }, PARENT_CHECK_INTERVAL_MS)
  check.unref()
}
