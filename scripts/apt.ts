import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const STEP_TAKES_AT_MOST_MS = 10 * 60 * 1000

/** Whether packages can be installed here: Debian or a relative of it, as root. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs packages and what they need; false when that fails, with the reason on stderr. */
export function installWithApt(...names: string[]): boolean {
  return apt(['update', '-q']) && apt(['install', '-q', '-y', '--no-install-recommends', ...names])
}

function apt(args: string[]): boolean {
  const { status } = spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 2, 2],
    timeout: STEP_TAKES_AT_MOST_MS,
  })
  return status === 0
}
