import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../../scripts/ports'
import { ROOT } from '../../../scripts/project'

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
]

/**
 * The backend and the built app in a process of their own, on a port and in a data folder that stay
 * the same however often it is stopped and started.
 */
export class ServerProcess {
  readonly #dataDir: string
  readonly #port: number
  #child: ChildProcess | undefined
  #url = ''
  #log = ''

  private constructor(dataDir: string, port: number) {
    this.#dataDir = dataDir
    this.#port = port
  }

  static async create({ dataDir }: { dataDir: string }): Promise<ServerProcess> {
    return new ServerProcess(dataDir, await findFreePort())
  }

  /** A server on a copy of the data folder as it is right after the first start. */
  static async createSeeded(): Promise<ServerProcess> {
    const folder = needEnv('GUILDR_E2E_FOLDER')
    const dataDir = mkdtempSync(join(folder, 'data-'))
    cpSync(join(folder, 'template'), dataDir, { recursive: true })
    return ServerProcess.create({ dataDir })
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
    const env = { ...process.env, PORT: String(this.#port), DATA_DIR: this.#dataDir }
    for (const name of SETTINGS) delete env[name as keyof typeof env]
    const child = spawn(
      process.execPath,
      [join(ROOT, 'scripts/run.cjs'), 'backend', needEnv('GUILDR_E2E_APP')],
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
