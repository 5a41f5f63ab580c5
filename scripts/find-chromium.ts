import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { hasApt, installWithApt } from './apt'
import { binary, ROOT } from './project'

const DOWNLOAD_TAKES_AT_MOST_MS = 5 * 60 * 1000

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? 'C:\\Program Files', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
]

/**
 * The Chromium to test in: the one CHROMIUM_PATH names, an installed Chrome or Chromium, the one
 * Playwright downloaded, or else one that is installed now. The answer is kept in CHROMIUM_PATH,
 * so that Playwright's workers, which read its configuration again, do not search again.
 *
 * It blocks: Playwright wants the path while it reads its configuration.
 *
 * @throws when there is none and none can be installed; the message says what to do.
 */
export function findChromium(): string {
  const path = chosen() ?? installed() ?? downloaded() ?? install()
  process.env.CHROMIUM_PATH = path
  return path
}

function chosen(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`)
  return path || undefined
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const commands = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...commands, ...APPLICATIONS].find((path) => existsSync(path) && answers(path))
}

/** On Ubuntu the command may be there to say only that the real thing is a snap. */
function answers(path: string): boolean {
  if (process.platform !== 'linux') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

function downloaded(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** On Debian the package comes first: it brings the libraries that the download would miss. */
function install(): string {
  const ways = hasApt() ? [installPackage, download] : [download]
  for (const way of ways) {
    const path = way()
    if (path) return path
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chrome or Chromium, or set ' +
      'CHROMIUM_PATH to its executable.',
  )
}

function installPackage(): string | undefined {
  console.error('No Chromium found: installing the package chromium with apt-get …')
  return installWithApt('chromium', 'fonts-liberation') ? installed() : undefined
}

function download(): string | undefined {
  console.error('No Chromium found: downloading the one of Playwright …')
  spawnSync(process.execPath, [binary('@playwright/test', 'cli.js'), 'install', 'chromium'], {
    cwd: ROOT,
    // Standard output may be a report that somebody reads; progress belongs beside it.
    stdio: ['ignore', 2, 2],
    timeout: DOWNLOAD_TAKES_AT_MOST_MS,
  })
  return downloaded()
}
