import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../../scripts/ports'
import { ROOT } from '../../../scripts/project'
import { openEmbedded, type Database } from '../../../server/database/client'

const READY = /^Guildr is ready: (?<url>\S+)$/m

/** What would make a server of the tests another one than every other machine's. */
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
  'LOG_LEVEL',
]

/** More people sign in here from one address, and import faster, than anywhere else. */
const LIMITS = {
  RATE_LIMIT_SIGN_IN: '10000',
  RATE_LIMIT_BATTLENET: '10000',
  RATE_LIMIT_BULK: '10000',
}

interface ServerProcessOptions {
  dataDir: string
  /** The built app, when a browser is to see it. */
  staticDir?: string
}

/**
 * The backend and the built app in a process of their own, on a port and in a data folder that stay
 * the same however often it is stopped and started.
 */
export class ServerProcess {
  readonly #dataDir: string
  readonly #staticDir: string | undefined
  readonly #port: number
  #child: ChildProcess | undefined
  #url = ''
  #log = ''

  private constructor({ dataDir, staticDir }: ServerProcessOptions, port: number) {
    this.#dataDir = dataDir
    this.#staticDir = staticDir
    this.#port = port
  }

  static async create(options: ServerProcessOptions): Promise<ServerProcess> {
    return new ServerProcess(options, await findFreePort())
  }

  /**
   * A server on a copy of the data folder as it is right after the first start.
   * @param fill puts more into its database before anybody uses it
   */
  static async createSeeded(
    fill?: (database: Database) => Promise<unknown>,
  ): Promise<ServerProcess> {
    const folder = needEnv('GUILDR_E2E_FOLDER')
    const dataDir = mkdtempSync(join(folder, 'data-'))
    cpSync(join(folder, 'template'), dataDir, { recursive: true })
    if (fill) {
      const { database, close } = await openEmbedded(join(dataDir, 'database'))
      await fill(database)
      await close()
    }
    return ServerProcess.create({ dataDir, staticDir: needEnv('GUILDR_E2E_APP') })
  }

  /** The address of the app and its backend, without a slash at the end. */
  get url(): string {
    return this.#url
  }

  /** Everything the server has printed since it was first started. */
  get log(): string {
    return this.#log
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...LIMITS, PORT: String(this.#port), DATA_DIR: this.#dataDir }
    for (const name of SETTINGS) delete env[name as keyof typeof env]
    const child = spawn(
      process.execPath,
      [join(ROOT, 'scripts/run.cjs'), 'backend', this.#staticDir ?? ''],
      // With the channel open it ends by itself when this process is gone.
      { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    )
    this.#child = child
    this.#url = await new Promise<string>((resolve, reject) => {
      const start = this.#log.length
      const read = (chunk: Buffer) => {
        this.#log += chunk.toString()
        const url = READY.exec(this.#log.slice(start))?.groups?.url
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

  /** The running process, for what stop and kill do not do. */
  get child(): ChildProcess {
    if (!this.#child) throw new Error('The server is not running')
    return this.#child
  }

  /** Ends it as Ctrl-C does, and fails when that does not go well. */
  async stop(): Promise<void> {
    const code = await this.#end('SIGTERM')
    if (code !== 0) throw new Error(`The server ended with ${code} on SIGTERM:\n${this.#log}`)
  }

  /** Ends it as a power cut does: no chance to finish or to write anything. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  /** Ends it and throws its data away. */
  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }

  /** The exit code; 0 when it was not running, null when the signal itself ended it. */
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
