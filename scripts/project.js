// Part of `npm start`, which runs without a compiler: plain JavaScript (scripts/start.js).
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the project. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** The port of the app in `npm run dev`; fixed in vite.config.ts. */
export const DEV_PORT = 5173

/** The backend's port if PORT is not set. */
export const DEFAULT_PORT = 8787

/** Reads `.env` if it exists. Variables that are already set take precedence. */
export function readEnvFile() {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * The JavaScript file of a package's command, e.g. `binary('vite', 'bin/vite.js')`. Run it with
 * `process.execPath`: that needs no shell and no `.cmd` wrapper on Windows.
 * @param {string} packageName
 * @param {string} file
 */
export function binary(packageName, file) {
  return join(ROOT, 'node_modules', packageName, file)
}
