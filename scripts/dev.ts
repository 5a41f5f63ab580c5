// `npm run dev`: Vite with hot reload and the backend restarted on change, as one command.
import { type ChildProcess, spawn } from 'node:child_process'
import { isPortFree } from './ports'
import { binary, DEFAULT_PORT, DEV_PORT, readEnvFile, ROOT } from './project'
import { onEnd } from './signals'

const ENDING_TAKES_AT_MOST_MS = 3000

readEnvFile()

const port = Number(process.env.PORT) || DEFAULT_PORT

// tsx waits for a change when the backend fails, which for a taken port would wait for ever.
for (const [name, taken] of [
  ['PORT', port],
  ['the app', DEV_PORT],
] as const) {
  if (await isPortFree(taken, process.env.HOST)) continue
  console.error(`Port ${taken} (${name}) is already in use. Stop the other program first.`)
  process.exit(1)
}

const vite = run([binary('vite', 'bin/vite.js'), '--clearScreen', 'false'], {
  // Only one of the two can read the keyboard; Vite has the useful shortcuts.
  stdin: 'inherit',
  env: { VITE_API_URL: process.env.VITE_API_URL || `http://localhost:${port}` },
})
const backend = run(
  [binary('tsx', 'dist/cli.mjs'), 'watch', '--clear-screen=false', 'scripts/backend.ts'],
  { stdin: 'ignore', env: { APP_ORIGIN: `http://localhost:${DEV_PORT}` } },
)

const children = [vite, backend]
let exitCode: number | undefined

for (const child of children) {
  child.once('exit', (code) => {
    if (exitCode === undefined || !children.some(isRunning)) stop(code ?? 1)
  })
}
onEnd((signal) => {
  exitCode ??= 0
  // A terminal tells the children too, and tsx takes a second signal for impatience.
  if (signal === 'SIGINT') setTimeout(() => stop(0), ENDING_TAKES_AT_MOST_MS)
  else stop(0)
})

interface RunOptions {
  stdin: 'inherit' | 'ignore'
  env: NodeJS.ProcessEnv
}

function run(args: string[], { stdin, env }: RunOptions): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: [stdin, 'inherit', 'inherit'],
  })
}

/** Ends both; the exit code is that of whichever ended first, 0 when it was Ctrl-C. */
function stop(code: number): void {
  exitCode ??= code
  const running = children.filter(isRunning)
  if (running.length === 0) process.exit(exitCode)
  for (const child of running) child.kill('SIGTERM')
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}
