import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const STEP_TIMEOUT_MS = 10 * 60 * 1000

/** Whether apt-get is available and this process runs as root. */
export function hasApt(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined
}

/**
 * Installs packages with their dependencies. Returns false on failure; apt-get prints the reason to
 * stderr.
 */
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

/**
 * The first of these commands on the PATH, else the first of these files that exists and can run.
 */
export function findProgram(
  commands: readonly string[],
  files: readonly string[] = [],
  canRun: (path: string) => boolean = () => true,
): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = commands.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...files].find((path) => existsSync(path) && canRun(path))
}
