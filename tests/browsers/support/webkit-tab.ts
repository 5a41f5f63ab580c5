import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../../scripts/ports'
import type { Tab, WindowSize } from './engine'

interface Programs {
  /** WebKitGTK's MiniBrowser. */
  path: string
  /** WebKitWebDriver. */
  driver: string
  /** Xvfb. */
  display: string
}

/** Upper bound for one command of the driver, which can hang. */
const COMMAND_TIMEOUT_MS = 30_000
const END_TIMEOUT_MS = 3000

/** Codes of keys that are not characters: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEY_CODES: Record<string, string> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Delete: '\uE017',
  ArrowDown: '\uE015',
  F8: '\uE038',
}

/**
 * WebKitGTK's small browser, the engine of Safari, through WebDriver on a virtual display. The
 * driver can hang, e.g. at the end of a session, so all that it does has an upper bound; its
 * screenshots do, so ImageMagick takes them.
 */
export async function openWebKitTab(programs: Programs, size: WindowSize): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), 'guildr-webkit-'))
  const display = await startDisplay(programs.display, size)
  const port = await findFreePort()
  const driver = startDriver(programs.driver, port, { display: display.name, folder })
  const base = `http://127.0.0.1:${port}/session`

  function endProcesses() {
    endGroup(driver)
    endGroup(display.process)
    rmSync(folder, { recursive: true, force: true })
  }
  // Also if the test ends without closing the tab: the processes are in groups of their own.
  process.once('exit', endProcesses)

  async function close() {
    const ended = fetch(session.url, { method: 'DELETE' }).catch(() => undefined)
    await Promise.race([ended, pause(END_TIMEOUT_MS, undefined, { ref: false })])
    endProcesses()
  }

  const session = { url: base }
  await untilReady(base.replace('session', 'status'))
  const { sessionId } = await command<{ sessionId: string }>(base, {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.path, args: ['--automation'] },
      },
    },
  })
  session.url = `${base}/${sessionId}`
  const send = <Answer>(path: string, body: object) =>
    command<Answer>(`${session.url}/${path}`, body)
  const act = (source: object) => send<void>('actions', { actions: [source] })
  const pressKeys = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions })
  await send('window/rect', { x: 0, y: 0, ...size })

  return {
    goto: (url) => send<void>('url', { url }),
    reload: () => send<void>('refresh', {}),
    run: (code, argument) =>
      send('execute/sync', {
        script: `return (${String(code)})(arguments[0])`,
        args: [argument ?? null],
      }),
    clickAt: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) => pressKeys(Array.from(text).flatMap((value) => [down(value), up(value)])),
    pressKey(key) {
      const codes = key.split('+').map((name) => KEY_CODES[name] ?? name.toLowerCase())
      return pressKeys([...codes.map(down), ...codes.toReversed().map(up)])
    },
    screenshot: async () =>
      execFileSync('import', ['-display', display.name, '-window', 'root', 'png:-'], {
        timeout: COMMAND_TIMEOUT_MS,
        maxBuffer: 50_000_000,
      }),
    close,
  }
}

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })

/** Xvfb chooses a free display and writes its number to standard output. */
async function startDisplay(path: string, { width, height }: WindowSize) {
  const started = spawn(
    path,
    ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { detached: true, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  for await (const line of createInterface({ input: started.stdout })) {
    return { name: `:${line}`, process: started }
  }
  throw new Error('Xvfb did not start')
}

function startDriver(path: string, port: number, place: { display: string; folder: string }) {
  // Journeys assert the state after an animation; GTK's setting is WebKit's prefers-reduced-motion.
  mkdirSync(join(place.folder, 'gtk-3.0'))
  writeFileSync(
    join(place.folder, 'gtk-3.0', 'settings.ini'),
    '[Settings]\ngtk-enable-animations=0\n',
  )
  return spawn(path, [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: place.display,
      HOME: place.folder,
      XDG_CONFIG_HOME: place.folder,
      XDG_CACHE_HOME: place.folder,
      XDG_DATA_HOME: place.folder,
      // The worst language: browsers then report "C".
      LC_ALL: 'C',
      // Containers have no namespaces for the sandbox, and no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
}

async function untilReady(url: string) {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
}

async function command<Answer>(url: string, body: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
  })
  const { value } = (await answer.json()) as { value: Answer & { message?: string } } // WebDriver's answer
  if (!answer.ok) throw new Error(`${url}: ${value.message}`)
  return value
}

/** Ends a process and all that it has started. */
function endGroup({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
