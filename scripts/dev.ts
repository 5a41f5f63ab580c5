// `npm run dev`: runs Vite with hot reload, and the backend, which restarts on change.
import { type ChildProcess, spawn } from 'node:child_process'
import { isPortFree } from './ports'
import { binary, DEFAULT_PORT, onShutdown, readEnvFile, ROOT } from './project'

const SHUTDOWN_TIMEOUT_MS = 3000
/** Fixed in vite.config.ts. */
const APP_PORT = 5173

readEnvFile()

const port = Number(process.env.PORT) || DEFAULT_PORT

// Check the ports first: if the backend failed to start, tsx would wait for a change of a file.
for (const [name, taken] of [
  ['PORT', port],
  ['the app', APP_PORT],
] as const) {
  if (await isPortFree(taken, process.env.HOST)) continue
  console.error(`Port ${taken} (${name}) is already in use. Stop the other program first.`)
  process.exit(1)
}

const vite = run([binary('vite/bin/vite.js'), '--clearScreen', 'false'], {
  // Only one child can read the keyboard; Vite has keyboard shortcuts.
  stdin: 'inherit',
  env: { VITE_API_URL: process.env.VITE_API_URL || `http://localhost:${port}` },
})
const backend = run(
  [binary('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'scripts/run-server.ts'],
  { stdin: 'ignore', env: { APP_ORIGIN: `http://localhost:${APP_PORT}` } },
)

const children = [vite, backend]
let exitCode: number | undefined

for (const child of children) {
  child.once('exit', (code) => {
    if (exitCode === undefined || !children.some(isRunning)) stop(code ?? 1)
  })
}
onShutdown((signal) => {
  exitCode ??= 0
  // The terminal also sends SIGINT to the children; a second signal would make tsx exit without
  // cleanup.
  if (signal === 'SIGINT') setTimeout(() => stop(0), SHUTDOWN_TIMEOUT_MS)
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

/** Ends both children. The exit code is that of the child that ended first, or 0 after Ctrl-C. */
function stop(code: number): void {
  exitCode ??= code
  const running = children.filter(isRunning)
  if (running.length === 0) process.exit(exitCode)
  for (const child of running) child.kill('SIGTERM')
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}
