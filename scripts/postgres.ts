import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { hasApt, installWithApt } from './apt'
import { findFreePort } from './ports'

const READY = 'database system is ready to accept connections'

/** A Postgres server with data of its own, for as long as a test run or a test takes. */
export interface ThrowAwayPostgres {
  url: string
  start: () => Promise<void>
  /** Closes the connections that are still open. It can be started again, with the same data. */
  stop: () => Promise<void>
  /** Stops it and removes its data. */
  remove: () => Promise<void>
}

/** A new Postgres, not started yet. @param postgres what `findPostgres` has found */
export async function createPostgres(postgres: string): Promise<ThrowAwayPostgres> {
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
        // Ctrl-C goes to the whole group; the database should outlive the command that uses it.
        detached: true,
      })
      await untilReady(server)
    },
    stop: stopServer,
    async remove() {
      await stopServer()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The newest `postgres` that has its `initdb` beside it. */
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

/** Only in CI: a test run should not change a person's machine to test one more database. */
export function installPostgres(): string | undefined {
  if (!process.env.CI || !hasApt()) return undefined
  console.error('No Postgres found: installing the package postgresql with apt-get …')
  return installWithApt('postgresql') ? findPostgres() : undefined
}

/** A database that lives for minutes need not survive a power cut. */
function settings(folder: string, port: number): string[] {
  return ['-p', String(port), '-k', folder, '-h', '127.0.0.1'].concat(
    ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'].flatMap(
      (setting) => ['-c', setting],
    ),
  )
}

/** Postgres refuses to run as root; then it runs as its own user, or as nobody. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such user here: the next one.
    }
  }
  throw new Error('Postgres does not run as root, and there is neither a user postgres nor nobody.')
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes(READY)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`Postgres did not start:\n${log}`)))
  })
}

/** Stops Postgres, closing the connections that are still open. */
function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGINT')
  })
}
