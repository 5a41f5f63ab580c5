import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { firefox, webkit } from '@playwright/test'
import { findProgram, hasApt, installWithApt } from '../programs'

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
