// `npm run check:packages`: what comes along with the packages. Fails on a package that runs a script
// when it is installed and is not known to, on a licence that is not permissive, on a list of licences
// (docs/licences.md) that is out of date, and on a known weakness in what runs in production. All but
// the last is read from the lock file; the last asks the registry and is skipped, loudly, without it.
// `node scripts/run.cjs packages --write` writes the list anew.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project'

/** Packages that may run a script when installed, and what it does. */
const INSTALL_SCRIPTS: Record<string, string> = {
  esbuild: 'checks that the binary of this platform runs',
  msw: 'copies its worker into a project that asks for it; ours does not',
  fsevents: 'builds the file watcher of macOS',
}

const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  '(MIT OR CC0-1.0)',
])
/** Licences that ask for something, and why that is no burden on us. */
const OTHERS: Record<string, string> = {
  'MPL-2.0': 'Asks for changes to its own files; we use them as they are, to build and to test.',
  'OFL-1.1': 'Fonts that may be served with an app, not sold by themselves.',
  'CC-BY-4.0': 'Data about browsers that the build reads; it is not part of what we serve.',
}

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  hasInstallScript?: boolean
}

const LIST = join(ROOT, 'docs/licences.md')
const packages = readLock()
const problems = [...findInstallScripts(), ...findLicences()]
const list = listLicences()

if (process.argv.includes('--write')) writeFileSync(LIST, list)
else if (readFileSync(LIST, 'utf8') !== list) {
  problems.push('docs/licences.md is out of date: node scripts/run.cjs packages --write')
}
problems.push(...audit())

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${packages.length} packages checked.`)

function readLock(): (LockedPackage & { name: string })[] {
  const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  const lock = JSON.parse(text) as { packages: Record<string, LockedPackage> } // npm's lock file
  return Object.entries(lock.packages).flatMap(([path, locked]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    return name === '' ? [] : [{ ...locked, name }]
  })
}

function findInstallScripts(): string[] {
  return packages
    .filter(({ name, hasInstallScript }) => hasInstallScript && !(name in INSTALL_SCRIPTS))
    .map(({ name }) => `${name} runs a script when it is installed; see scripts/packages.ts`)
}

function findLicences(): string[] {
  return packages
    .filter(({ license = '' }) => !PERMISSIVE.has(license) && !(license in OTHERS))
    .map(({ name, license = 'none' }) => `${name} has the licence ${license}`)
}

/** Names without versions: the list changes when a package comes or goes. */
function listLicences(): string {
  const sections = [...new Set(packages.map(({ license = '' }) => license))]
    .toSorted()
    .map((licence) => {
      const reason = OTHERS[licence]
      const names = (isDev: boolean) => {
        const found = packages.filter(
          (one) => one.license === licence && (one.dev === true) === isDev,
        )
        return [...new Set(found.map(({ name }) => name))].toSorted().join(', ')
      }
      return [
        `## ${licence}`,
        reason,
        names(false) && `In production and its build: ${names(false)}`,
        names(true) && `For development: ${names(true)}`,
      ]
        .filter(Boolean)
        .join('\n\n')
    })
  return `# Licences of the packages\n\nWritten by \`scripts/packages.ts\` from the lock file.\n\n${sections.join('\n\n')}\n`
}

/** What npm knows against the packages of production. */
function audit(): string[] {
  const report = readAudit()
  if (!report?.metadata) {
    const rule = '!'.repeat(100)
    console.error(
      `${rule}\n!! SKIPPED: npm audit, because the registry does not answer it.\n${rule}`,
    )
    return []
  }
  const { total } = report.metadata.vulnerabilities
  return total === 0 ? [] : [`npm audit --omit=dev knows ${total} weaknesses`]
}

function readAudit(): { metadata?: { vulnerabilities: { total: number } } } | undefined {
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const options = { cwd: ROOT, encoding: 'utf8', timeout: 60_000, stdio: 'pipe' } as const
  let answer: string
  try {
    answer = execFileSync(command, [...first, 'audit', '--omit=dev', '--json'], options)
  } catch (error) {
    // It also ends with an exit code when it has found something, and says what.
    answer = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
  }
  try {
    return JSON.parse(answer) as ReturnType<typeof readAudit> // npm's report, or its error
  } catch {
    return undefined
  }
}
