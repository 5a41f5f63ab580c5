import { firefox, webkit } from '@playwright/test'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureEngines } from '../../scripts/browsers'

/** The only folder on the PATH. */
let folder: string
/** The commands that apt-get was called with. */
const commands = () =>
  existsSync(join(folder, 'log'))
    ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')
    : []
let printed: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'))
  vi.stubEnv('PATH', folder)
  for (const engine of [firefox, webkit]) {
    vi.spyOn(engine, 'executablePath').mockReturnValue(join(folder, 'not-downloaded'))
  }
  printed = []
  vi.spyOn(console, 'error').mockImplementation((text: string) => void printed.push(text.trim()))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** Puts an apt-get on the PATH that runs a command of the shell when it installs something. */
function addApt(whenInstalling = 'true') {
  const lines = [
    '#!/bin/sh',
    `echo "$DEBIAN_FRONTEND $*" >> "${folder}/log"`,
    `if [ "$1" = install ]; then ${whenInstalling}; fi`,
  ]
  writeFileSync(join(folder, 'apt-get'), lines.join('\n'), { mode: 0o755 })
}

const NOT_TESTED = [
  'NOT TESTED: firefox. Install it with "npx playwright install firefox", or on Debian with "apt-get install firefox-esr".',
  'NOT TESTED: webkit. Install it with "npx playwright install webkit", or on Debian with "apt-get install webkit2gtk-driver xvfb imagemagick".',
]

it.each([
  ['without root', 1000, addApt],
  ['without apt-get', 0, () => undefined],
])('%s: says which engine is not tested and how to install it', (_, user, prepare) => {
  vi.spyOn(process, 'getuid').mockReturnValue(user)
  prepare()
  ensureEngines()
  expect(printed).toEqual(NOT_TESTED)
  expect(commands()).toEqual([])
})

it('as root: installs the packages, and says what is not tested if that fails', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  addApt('exit 100')
  ensureEngines()
  expect(commands()).toEqual([
    'noninteractive update -q',
    'noninteractive install -q -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb imagemagick',
  ])
  expect(printed.slice(1)).toEqual(NOT_TESTED)
})

it('an engine that was installed is tested', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  addApt(`: > "${folder}/firefox-esr"`)
  ensureEngines()
  expect(printed.slice(1)).toEqual([NOT_TESTED[1]])
})

it('only what is missing is installed', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  writeFileSync(join(folder, 'firefox'), '')
  addApt()
  ensureEngines()
  expect(commands().at(-1)).toMatch(/recommends webkit2gtk-driver xvfb imagemagick$/)
})
