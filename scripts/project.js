// Part of `npm start`, which runs without a compiler: plain JavaScript.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the project. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** The backend's port if PORT is not set. */
export const DEFAULT_PORT = 8787

/** Reads `.env` if it exists. Variables that are already set take precedence. */
export function readEnvFile() {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * Run the file with `process.execPath`: that needs no shell and no `.cmd` wrapper on Windows.
 * @param {string} path of a package's command in node_modules, e.g. `vite/bin/vite.js`
 */
export const binary = (path) => join(ROOT, 'node_modules', path)

const PARENT_CHECK_INTERVAL_MS = 100

/**
 * Calls back when this process should shut down: on SIGINT (Ctrl-C), on SIGTERM, and, reported as
 * SIGTERM, when the npm process that started it has ended. npm passes SIGTERM to a shell that exits
 * without passing it on, so a changed parent process is the only sign that npm has ended.
 * @param {(signal: 'SIGINT' | 'SIGTERM') => void} callback
 */
export function onShutdown(callback) {
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
