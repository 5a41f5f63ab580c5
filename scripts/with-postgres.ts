// Runs a command with a throw-away Postgres: `with-postgres vitest run tests/server`. The command
// finds the database's address in TEST_DATABASE_URL; when that is set before, it is used as it is.
// Without a Postgres the command is skipped, loudly.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { hasApt, installWithApt } from './apt'
import { findFreePort } from './ports'
import { ROOT } from './project'

const READY = 'database system is ready to accept connections'

let server: ChildProcess | undefined
let client: ChildProcess | undefined

const [command, ...args] = process.argv.slice(2)
if (!command) {
  console.error('Usage: with-postgres <command> [arguments …]')
  process.exit(1)
}

// The folder is removed on the way out, so a signal ends what runs, and the rest follows from that.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => (client ?? server)?.kill(signal))
}

const given = process.env.TEST_DATABASE_URL
const postgres = given ? undefined : (findPostgres() ?? installPostgres())

if (given) {
  process.exitCode = await runCommand(command, args, given)
} else if (postgres) {
  process.exitCode = await runWithPostgres(postgres, command, args)
} else {
  sayLoudly(
    'SKIPPED: the server suite did not run on Postgres, because no Postgres server was found on the',
    'PATH or in /usr/lib/postgresql, and none was installed. It ran on the embedded database only.',
    'To run it, install Postgres (Debian: apt-get install postgresql).',
  )
}

/** The newest `postgres` that has its `initdb` beside it. */
function findPostgres(): string | undefined {
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
function installPostgres(): string | undefined {
  if (!process.env.CI || !hasApt()) return undefined
  console.error('No Postgres found: installing the package postgresql with apt-get …')
  return installWithApt('postgresql') ? findPostgres() : undefined
}

async function runWithPostgres(postgres: string, command: string, args: string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'guildr-postgres-'))
  const owner = unprivilegedUser()
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid)
    const data = join(folder, 'data')
    execFileSync(
      join(dirname(postgres), 'initdb'),
      ['-D', data, '-U', 'guildr', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const port = await findFreePort()
    server = spawn(postgres, ['-D', data, ...settings(folder, port)], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl-C goes to the whole group; the database should outlive the command that uses it.
      detached: true,
    })
    await untilReady(server)
    return await runCommand(command, args, `postgres://guildr@127.0.0.1:${port}/postgres`)
  } finally {
    if (server) await stop(server)
    rmSync(folder, { recursive: true, force: true })
  }
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

/** Runs the command to its end; the answer is its exit code. */
function runCommand(command: string, args: string[], url: string): Promise<number> {
  const child = (client = spawn(command, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      TEST_DATABASE_URL: url,
      PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    )
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

function sayLoudly(...lines: string[]): void {
  const rule = '!'.repeat(100)
  console.error(['', rule, ...lines.map((line) => `!! ${line}`), rule, ''].join('\n'))
}
