import { spawnSync } from 'node:child_process'
import { hasApt, installWithApt } from './apt'
import { findChromium, findDownloaded, findInstalled } from './find-chromium'
import { binary, ROOT } from './project'

const DOWNLOAD_TIMEOUT_MS = 5 * 60 * 1000

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
  spawnSync(process.execPath, [binary('@playwright/test', 'cli.js'), 'install', 'chromium'], {
    cwd: ROOT,
    // Standard output may be a machine-readable report, so progress goes to stderr.
    stdio: ['ignore', 2, 2],
    timeout: DOWNLOAD_TIMEOUT_MS,
  })
  return findDownloaded()
}
