import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { hasApt, installWithApt } from './programs'
import { findFreePort } from './ports'

const READY_MESSAGE = 'database system is ready to accept connections'

/** A temporary Postgres server with its own data, for tests. */
export interface TemporaryPostgres {
  url: string
  start: () => Promise<void>
  /** Closes open connections. The server can be started again with the same data. */
  stop: () => Promise<void>
  /** Stops the server and removes its data. */
  remove: () => Promise<void>
}

/**
 * Creates a Postgres server without starting it.
 * @param postgres path of the executable, from `findPostgres`
 */
export async function createPostgres(postgres: string): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'guildr-postgres-'))
  const owner = unprivilegedUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(dirname(postgres), 'initdb'),
    ['-D', data, '-U', 'guildr', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const port = await findFreePort()
  let server: ChildProcess | undefined

  async function stopServer() {
    if (server) await stop(server)
    server = undefined
  }

  return {
    url: `postgres://guildr@127.0.0.1:${port}/postgres`,
    async start() {
      server = spawn(postgres, ['-D', data, ...settings(folder, port)], {
        ...owner,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        // Ctrl-C is sent to the whole process group; the database must outlive the command that
        // uses it.
        detached: true,
      })
      await waitUntilReady(server)
    },
    stop: stopServer,
    async remove() {
      await stopServer()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Path of the newest installed `postgres` with an `initdb` in the same folder. */
export function findPostgres(): string | undefined {
  const packaged = '/usr/lib/postgresql'
  const versions = existsSync(packaged) ? readdirSync(packaged) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const folders = [
    ...newestFirst.map((version) => join(packaged, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders
    .map((folder) => join(folder, 'postgres'))
    .find((path) => existsSync(path) && existsSync(join(dirname(path), 'initdb')))
}

/**
 * Installs Postgres, in CI only: a test run should not install a database server on a developer's
 * machine.
 */
export function installPostgres(): string | undefined {
  if (!process.env.CI || !hasApt()) return undefined
  console.error('No Postgres found: installing the package postgresql with apt-get …')
  return installWithApt('postgresql') ? findPostgres() : undefined
}

/**
 * Command line options. Durability is off, because a temporary database does not have to survive a
 * crash.
 */
function settings(folder: string, port: number): string[] {
  return ['-p', String(port), '-k', folder, '-h', '127.0.0.1'].concat(
    ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'].flatMap(
      (setting) => ['-c', setting],
    ),
  )
}

/** The user to run Postgres as if this process is root, because Postgres does not run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // This user does not exist.
    }
  }
  throw new Error('Postgres does not run as root, and there is no user postgres or nobody.')
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes(READY_MESSAGE)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`Postgres did not start:\n${log}`)))
  })
}

/** Fast shutdown: closes open connections. */
function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGINT')
  })
}
