import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { binary, ROOT } from '../project'
import { findProgram, hasApt, installWithApt } from '../programs'

// First the browser without windows: it needs less processor time for each new context, because
// the others load parts of their user interface for it.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const DOWNLOAD_TIMEOUT_MS = 5 * 60 * 1000

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? 'C:\\Program Files', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
]

/**
 * Path of the browser for the browser tests, or undefined if there is none: the value of
 * CHROMIUM_PATH, else an installed Chrome or Chromium, else the one that Playwright downloaded.
 * Installs nothing.
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
function findInstalled(): string | undefined {
  return findProgram(COMMANDS, APPLICATIONS, canRun)
}

/** On Ubuntu without the snap, the command chromium-browser only prints how to install it. */
function canRun(path: string): boolean {
  if (process.platform !== 'linux') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

/** The browser that `playwright install` has downloaded. */
function findDownloaded(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/**
 * Path of the browser for the browser tests. Installs Chromium if none is found, and prints that to
 * stderr. Stores the path in CHROMIUM_PATH, so that child processes do not search again.
 *
 * @throws Error if no browser is found and none can be installed; the message says what to do
 */
export function ensureChromium(): string {
  const path = findChromium() ?? installChromium()
  process.env.CHROMIUM_PATH = path
  return path
}

/** Prefers the Debian package, because it also installs the libraries that Chromium needs. */
function installChromium(): string {
  const path = (hasApt() ? installPackage() : undefined) ?? download()
  if (path) return path
  throw new Error(
    'No Chromium was found and none could be installed. Install Chrome or Chromium, or set ' +
      'CHROMIUM_PATH to its executable.',
  )
}

function installPackage(): string | undefined {
  console.error('No Chromium found: installing chromium-headless-shell with apt-get …')
  const isInstalled =
    installWithApt('chromium-headless-shell', 'fonts-liberation') ||
    // Older distributions have no package of the browser without windows.
    installWithApt('chromium', 'fonts-liberation')
  return isInstalled ? findInstalled() : undefined
}

function download(): string | undefined {
  console.error('No Chromium found: downloading Chromium with Playwright …')
  spawnSync(process.execPath, [binary('@playwright/test/cli.js'), 'install', 'chromium'], {
    cwd: ROOT,
    // Standard output may be a machine-readable report, so progress goes to stderr.
    stdio: ['ignore', 2, 2],
    timeout: DOWNLOAD_TIMEOUT_MS,
  })
  return findDownloaded()
}
