// Runs a command with a throw-away Postgres: `with-postgres vitest run tests/server`. The command
// finds the database's address in TEST_DATABASE_URL; when that is set before, it is used as it is.
// Without a Postgres the command is skipped, loudly.
import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { createPostgres, findPostgres, installPostgres, type ThrowAwayPostgres } from './postgres'
import { ROOT } from './project'

let server: ThrowAwayPostgres | undefined
let client: ChildProcess | undefined

const [command, ...args] = process.argv.slice(2)
if (!command) {
  console.error('Usage: with-postgres <command> [arguments …]')
  process.exit(1)
}

// The folder is removed on the way out, so a signal ends what runs, and the rest follows from that.
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
  sayLoudly(
    'SKIPPED: the server suite did not run on Postgres, because no Postgres server was found on the',
    'PATH or in /usr/lib/postgresql, and none was installed. It ran on the embedded database only.',
    'To run it, install Postgres (Debian: apt-get install postgresql).',
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

function sayLoudly(...lines: string[]): void {
  const rule = '!'.repeat(100)
  console.error(['', rule, ...lines.map((line) => `!! ${line}`), rule, ''].join('\n'))
}
