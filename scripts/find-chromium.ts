import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// First the browser without windows: it needs a fifth of the processor time for each new context, because
// the others load parts of their user interface for it.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? 'C:\\Program Files', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
]

/**
 * Path of the browser for the browser tests, or undefined if there is none: the value of CHROMIUM_PATH,
 * else an installed Chrome or Chromium, else the one that Playwright downloaded. Installs nothing
 * (see install-chromium.ts).
 *
 * @throws Error if CHROMIUM_PATH is set and the file does not exist
 */
export function findChromium(): string | undefined {
  return findConfigured() ?? findInstalled() ?? findDownloaded()
}

function findConfigured(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`)
  return path || undefined
}

/** A Chrome or Chromium on the PATH or in the system's folder for applications. */
export function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const commands = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...commands, ...APPLICATIONS].find((path) => existsSync(path) && canRun(path))
}

/** On Ubuntu without the snap, the command chromium-browser only prints how to install it. */
function canRun(path: string): boolean {
  if (process.platform !== 'linux') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

/** The browser that `playwright install` has downloaded. */
export function findDownloaded(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}
