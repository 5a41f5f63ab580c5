import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { parseEnv } from 'node:util'
import { binary, ROOT } from './project'

const BUILDS = join(ROOT, '.build')
const KEPT_BUILDS = 3
const ABANDONED_AFTER_MS = 60 * 60 * 1000

/** What the app is made of: a change in any of these makes another build. */
const INPUTS = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/built-routes.ts',
  'scripts/compress-assets.ts',
  'scripts/name-app.ts',
  'scripts/write-head.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Written by the build itself from src/routes, so it says nothing that the rest does not. */
const GENERATED = join('src', 'route-tree.gen.ts')

/** The files Vite reads its variables from in a production build, the later ones winning. */
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/** The build failed because of the app's source; `message` carries what the bundler said. */
export class BuildError extends Error {
  override name = 'BuildError'
}

/**
 * Builds the app unless a build of exactly these inputs exists, and returns its folder.
 *
 * Every build has a folder of its own, named by the hash of its inputs and moved there in one step
 * when it is complete. So nothing ever changes under a server that is running, and of two starts
 * that build the same at the same time the second simply finds the folder there.
 *
 * @throws BuildError when the source does not build.
 */
export async function buildApp(): Promise<string> {
  for (;;) {
    const hash = hashInputs()
    const folder = join(BUILDS, hash)
    if (!existsSync(folder)) {
      console.log('Building the app …')
      const unfinished = await buildAside()
      // Somebody saved a file meanwhile: this build has no name that would be true.
      if (hashInputs() !== hash) {
        rmSync(unfinished, { recursive: true, force: true })
        continue
      }
      moveInPlace(unfinished, folder)
    }
    claim(folder)
    removeOldBuilds()
    return folder
  }
}

function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap((input) => listFiles(join(ROOT, input)))) {
    const name = relative(ROOT, file)
    if (name === GENERATED) continue
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0')
  }
  hash.update(JSON.stringify(readViteVariables()))
  return hash.digest('hex').slice(0, 16)
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => listFiles(join(path, name)))
}

/** What the app is built with; the app counts an empty variable as unset, so this does too. */
function readViteVariables(): [string, string | undefined][] {
  const files = ENV_FILES.map((name) => join(ROOT, name)).filter((file) => existsSync(file))
  const written = files.flatMap((file) => Object.entries(parseEnv(readFileSync(file, 'utf8'))))
  return Object.entries({ ...Object.fromEntries(written), ...process.env })
    .filter(([name, value]) => name.startsWith('VITE_') && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Builds into a folder of this process alone, in a child so that its memory is given back. */
async function buildAside(): Promise<string> {
  const folder = join(BUILDS, `unfinished-${process.pid}-${Date.now()}`)
  mkdirSync(BUILDS, { recursive: true })
  const child = spawn(
    process.execPath,
    [binary('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn', '--outDir', folder],
    {
      cwd: ROOT,
      // A NODE_ENV left over from another tool would bundle the development build of React.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code === 0) return folder
  rmSync(folder, { recursive: true, force: true })
  throw new BuildError(output.replaceAll(/^\s+at .*\n?/gm, '').trim())
}

function moveInPlace(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    // Another start was quicker with the same inputs; its build is as good as ours.
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Marks the build as the newest, and as in use by this process until it is gone. */
function claim(folder: string): void {
  const now = new Date()
  utimesSync(folder, now, now)
  writeFileSync(`${folder}.${process.pid}.used`, '')
}

function removeOldBuilds(): void {
  const entries = readdirSync(BUILDS)
  const inUse = new Set<string>()
  for (const entry of entries.filter((name) => name.endsWith('.used'))) {
    const [hash = '', pid] = entry.split('.')
    if (isRunning(Number(pid))) inUse.add(hash)
    else rmSync(join(BUILDS, entry), { force: true })
  }
  const folders = entries.filter((name) => !name.endsWith('.used'))
  const abandoned = folders.filter(
    (name) => isUnfinished(name) && Date.now() - modifiedAt(name) > ABANDONED_AFTER_MS,
  )
  const old = folders
    .filter((name) => !isUnfinished(name))
    .toSorted((a, b) => modifiedAt(b) - modifiedAt(a))
    .slice(KEPT_BUILDS)
    .filter((name) => !inUse.has(name))
  for (const name of [...abandoned, ...old]) {
    rmSync(join(BUILDS, name), { recursive: true, force: true })
  }
}

function isUnfinished(name: string): boolean {
  return name.startsWith('unfinished-')
}

/** Zero when another start has just removed it. */
function modifiedAt(name: string): number {
  return statSync(join(BUILDS, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
