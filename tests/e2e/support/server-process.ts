import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../../scripts/ports'
import { buildServer } from '../../../scripts/build'
import { ROOT } from '../../../scripts/project'
import type { Database } from '../../../server/database/database'
import { openEmbedded } from '../../../server/database/open-and-migrate'

const READY_LINE = /^Guildr is ready: (?<url>\S+)$/m

/** Settings of the environment that test servers must not inherit. */
const SETTINGS = [
  'DATABASE_URL',
  'HOST',
  'BATTLENET_CLIENT_ID',
  'BATTLENET_CLIENT_SECRET',
  'BATTLENET_OAUTH_URL',
  'BATTLENET_API_URL',
  'ADMIN_BATTLETAGS',
  'APP_ORIGIN',
  'TRUST_PROXY',
  'ICONS_URL',
  'LOG_LEVEL',
]

/**
 * Tests sign in, import and write more often than the default rate limits allow, and use no
 * network.
 */
const DEFAULTS = {
  ICONS: 'off',
  // Nothing listens there.
  DISCORD_ORIGIN: 'http://127.0.0.1:9',
  RAIDBOTS_ORIGIN: 'http://127.0.0.1:9',
  RATE_LIMIT_SIGN_IN: '10000',
  RATE_LIMIT_BATTLENET: '10000',
  RATE_LIMIT_WRITE: '1000000',
  RATE_LIMIT_BULK: '10000',
}

interface ServerProcessOptions {
  dataDir: string
  /** The folder of the built app, for browser tests. */
  staticDir?: string
  /** Settings in addition to the defaults. */
  settings?: Record<string, string>
  /**
   * Whether the WebAssembly of the embedded database is optimized, as after `npm start`: for
   * measurements. That takes longer than the few calls of a test gain by it.
   */
  isOptimized?: boolean
}

/**
 * The backend and the built app in a separate process. Port and data folder stay the same when the
 * process is stopped and started again.
 */
export class ServerProcess {
  readonly #dataDir: string
  readonly #staticDir: string | undefined
  readonly #settings: Record<string, string>
  readonly #execArgv: string[]
  readonly #port: number
  #child: ChildProcess | undefined
  #url = ''
  #log = ''

  private constructor(options: ServerProcessOptions, port: number) {
    this.#dataDir = options.dataDir
    this.#staticDir = options.staticDir
    this.#settings = options.settings ?? {}
    this.#execArgv = options.isOptimized ? [] : ['--liftoff-only']
    this.#port = port
  }

  static async create(options: ServerProcessOptions): Promise<ServerProcess> {
    return new ServerProcess(options, await findFreePort())
  }

  /**
   * Creates a server with a copy of the seeded data folder of global-setup.ts.
   * @param fill adds data to the database before the server starts
   * @param settings in addition to the defaults
   * @param staticDir the folder of the app; by default the build of this run
   */
  static async createSeeded(
    fill?: (database: Database) => Promise<unknown>,
    settings?: Record<string, string>,
    staticDir = needEnv('GUILDR_E2E_APP'),
  ): Promise<ServerProcess> {
    const folder = needEnv('GUILDR_E2E_FOLDER')
    const dataDir = mkdtempSync(join(folder, 'data-'))
    cpSync(join(folder, 'template'), dataDir, { recursive: true })
    if (fill) {
      const { database, vacuum, close } = await openEmbedded(join(dataDir, 'database'))
      await fill(database)
      await vacuum?.()
      await close()
    }
    return ServerProcess.create({ dataDir, staticDir, settings })
  }

  /** The URL of app and backend, without a trailing slash. */
  get url(): string {
    return this.#url
  }

  /** The output of the server since its first start. */
  get log(): string {
    return this.#log
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...DEFAULTS, PORT: String(this.#port), DATA_DIR: this.#dataDir }
    for (const name of SETTINGS) delete env[name as keyof typeof env]
    Object.assign(env, this.#settings)
    const child = spawn(
      process.execPath,
      [...this.#execArgv, buildServer(), this.#staticDir ?? ''],
      // With an IPC channel, the server ends when this process ends.
      { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    )
    this.#child = child
    this.#url = await new Promise<string>((resolve, reject) => {
      const start = this.#log.length
      const read = (chunk: Buffer) => {
        this.#log += chunk.toString()
        const url = READY_LINE.exec(this.#log.slice(start))?.groups?.url
        if (url) resolve(url)
      }
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
      child.once('error', reject)
      child.once('close', (code) =>
        reject(new Error(`The server ended with ${code}:\n${this.#log.slice(start)}`)),
      )
    })
  }

  /** The running process. */
  get child(): ChildProcess {
    if (!this.#child) throw new Error('The server is not running')
    return this.#child
  }

  /** Ends the process with SIGTERM; throws if its exit code is not 0. */
  async stop(): Promise<void> {
    const code = await this.#end('SIGTERM')
    if (code !== 0) throw new Error(`The server ended with ${code} on SIGTERM:\n${this.#log}`)
  }

  /** Ends the process with SIGKILL, as a crash would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  /** Ends the process and removes its data. */
  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }

  /** Returns the exit code; 0 if the process was not running, null if the signal ended it. */
  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#child
    this.#child = undefined
    if (!child) return 0
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    return new Promise((resolve) => {
      child.once('close', (code) => resolve(code))
      child.kill(signal)
    })
  }
}

function needEnv(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: tests/e2e/global-setup.ts did not run.`)
  return value
}
