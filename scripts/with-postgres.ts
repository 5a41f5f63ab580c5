// Runs a command with a temporary Postgres server: `with-postgres vitest run tests/server`. The
// command reads the database's URL from TEST_DATABASE_URL. If that variable is already set, its
// database is used. If Postgres is not installed, it is installed in CI; elsewhere the command is
// skipped with a warning.
import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { createPostgres, findPostgres, installPostgres, type TemporaryPostgres } from './postgres'
import { ROOT } from './project'

let server: TemporaryPostgres | undefined
let client: ChildProcess | undefined

const [command, ...args] = process.argv.slice(2)
if (!command) {
  console.error('Usage: with-postgres <command> [arguments …]')
  process.exit(1)
}

// A signal is passed on to the command. When that ends, runWithPostgres removes the data.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => (client ? client.kill(signal) : void server?.stop()))
}

const given = process.env.TEST_DATABASE_URL
const postgres = given ? undefined : (findPostgres() ?? installPostgres())

if (given) {
  process.exitCode = await runCommand(command, args, given)
} else if (postgres) {
  process.exitCode = await runWithPostgres(postgres, command, args)
} else {
  printWarning(
    'SKIPPED: no Postgres server was found on the PATH or in /usr/lib/postgresql.',
    'Install Postgres to run this command (Debian: apt-get install postgresql).',
  )
}

async function runWithPostgres(postgres: string, command: string, args: string[]): Promise<number> {
  server = await createPostgres(postgres)
  try {
    await server.start()
    return await runCommand(command, args, server.url)
  } finally {
    await server.remove()
  }
}

/** Runs the command and returns its exit code. */
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

function printWarning(...lines: string[]): void {
  const rule = '!'.repeat(100)
  console.error(['', rule, ...lines.map((line) => `!! ${line}`), rule, ''].join('\n'))
}
