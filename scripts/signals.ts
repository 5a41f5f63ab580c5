const CHECK_EVERY_MS = 100

/**
 * Calls back when this process should end: on Ctrl-C, on SIGTERM, and, as a SIGTERM, when the npm
 * that started it was told to end. npm hands a SIGTERM to a shell that dies of it without telling
 * its child, so only the loss of the parent shows it.
 */
export function onEnd(callback: (signal: 'SIGINT' | 'SIGTERM') => void): void {
  process.on('SIGINT', () => callback('SIGINT'))
  process.on('SIGTERM', () => callback('SIGTERM'))
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    callback('SIGTERM')
  }, CHECK_EVERY_MS)
  check.unref()
}
