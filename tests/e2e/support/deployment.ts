import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** A folder with the built app, in which another version can be deployed. */
export class Deployment {
  readonly folder: string
  #version = 1

  /** Copies the build of this run, without its compressed files. */
  constructor() {
    const { GUILDR_E2E_FOLDER: parent = '', GUILDR_E2E_APP: app = '' } = process.env
    this.folder = mkdtempSync(join(parent, 'app-'))
    cpSync(app, this.folder, {
      recursive: true,
      filter: (source) => !/\.(br|gz|map)$/.test(source),
    })
  }

  /**
   * Replaces the app by one whose files have other names, as after a change of the code. The old
   * files are gone.
   */
  deployNewVersion() {
    this.#version += 1
    const prefix = `v${this.#version}-`
    const assets = join(this.folder, 'assets')
    const names = readdirSync(assets)
    const pattern = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
    for (const name of names) renameSync(join(assets, name), join(assets, prefix + name))
    const texts = [
      'index.html',
      'service-worker.js',
      ...names.map((name) => join('assets', prefix + name)),
    ]
    for (const text of texts.filter((file) => /\.(js|html)$/.test(file))) {
      const file = join(this.folder, text)
      const changed = readFileSync(file, 'utf8').replaceAll(pattern, (name) => prefix + name)
      writeFileSync(file, changed)
    }
    const worker = join(this.folder, 'service-worker.js')
    const changed = readFileSync(worker, 'utf8').replace(/version:[`"'](?=\w{16})/, `$&${prefix}`)
    writeFileSync(worker, changed)
  }

  /** Whether a file of the app is of the deployed version. */
  isCurrent(file: string): boolean {
    return readdirSync(join(this.folder, 'assets')).some((name) => file.endsWith(`/${name}`))
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
