import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the project, wherever a command was started from. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** The address `npm run dev` serves the app from; fixed in vite.config.ts. */
export const DEV_PORT = 5173

/** The backend's port when PORT does not say otherwise. */
export const DEFAULT_PORT = 8787

/** Reads `.env` if there is one. Variables that are already set win, as with every other tool. */
export function readEnvFile(): void {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * The file that Node runs for a package's command, e.g. `binary('vite', 'bin/vite.js')`. Started
 * with `process.execPath`, it needs neither a shell nor the `.cmd` wrappers of Windows.
 */
export function binary(packageName: string, file: string): string {
  return join(ROOT, 'node_modules', packageName, file)
}
