import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const STEP_TIMEOUT_MS = 10 * 60 * 1000

/** Whether apt-get is available and this process runs as root. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Installs packages with their dependencies. Returns false on failure; apt-get prints the reason to stderr. */
export function installWithApt(...names: string[]): boolean {
  return apt(['update', '-q']) && apt(['install', '-q', '-y', '--no-install-recommends', ...names])
}

function apt(args: string[]): boolean {
  const { status } = spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 2, 2],
    timeout: STEP_TIMEOUT_MS,
  })
  return status === 0
}
