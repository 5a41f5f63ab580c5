import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, firefox, webkit } from '@playwright/test'
import { binary, ROOT } from './project'
import { findProgram, hasApt, installWithApt } from './programs'

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

/** The browsers other than Chromium in which the journeys of tests/browsers run. */
const OTHER_ENGINES = ['firefox', 'webkit'] as const

export type OtherEngine = (typeof OTHER_ENGINES)[number]

/**
 * Debian's packages of an engine and its driver; ImageMagick takes the pictures of failed tests.
 */
const PACKAGES: Record<OtherEngine, readonly string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'imagemagick'],
}

const FIREFOX = {
  commands: ['firefox-esr', 'firefox'],
  applications: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
}

/**
 * Where distributions have WebKitGTK's small browser, below a folder of their architecture or not.
 */
const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64']
const WEBKIT_FOLDERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']

/** A browser and how it is driven. */
export type InstalledEngine =
  | { kind: 'playwright'; path: string }
  | { kind: 'firefox'; path: string }
  | { kind: 'webkit'; path: string; driver: string; display: string }

/** Finds the installed Firefox or WebKitGTK, else what `playwright install` has downloaded. */
export function findEngine(engine: OtherEngine): InstalledEngine | undefined {
  const installed = engine === 'firefox' ? findFirefox() : findWebKit()
  if (installed) return installed
  const path = { firefox, webkit }[engine].executablePath()
  return existsSync(path) ? { kind: 'playwright', path } : undefined
}

function findFirefox(): InstalledEngine | undefined {
  const path = findProgram(FIREFOX.commands, FIREFOX.applications)
  return path === undefined ? undefined : { kind: 'firefox', path }
}

function findWebKit(): InstalledEngine | undefined {
  const driver = findProgram(['WebKitWebDriver'])
  const display = findProgram(['Xvfb'])
  const path = LIBRARIES.flatMap((folder) => [folder, ...foldersIn(folder)])
    .flatMap((folder) => WEBKIT_FOLDERS.map((name) => join(folder, name, 'MiniBrowser')))
    .find((file) => existsSync(file))
  return path && driver && display ? { kind: 'webkit', path, driver, display } : undefined
}

/** Paths of the entries of a folder; none if it does not exist. */
function foldersIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}

/**
 * Installs Firefox and WebKitGTK with apt-get if they are missing, and says on stderr which engine
 * is not tested.
 */
export function ensureEngines(): void {
  const missing = OTHER_ENGINES.filter((engine) => !findEngine(engine))
  if (missing.length > 0 && hasApt()) {
    const packages = missing.flatMap((engine) => PACKAGES[engine])
    console.error(`Installing ${packages.join(', ')} with apt-get …`)
    installWithApt(...packages)
  }
  for (const engine of missing.filter((name) => !findEngine(name))) {
    console.error(
      `\nNOT TESTED: ${engine}. Install it with "npx playwright install ${engine}", or on Debian with ` +
        `"apt-get install ${PACKAGES[engine].join(' ')}".\n`,
    )
  }
}
