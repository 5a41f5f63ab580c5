/* oxlint-disable unicorn/consistent-function-scoping -- Functions of the page stand alone. */
import { expect } from '@playwright/test'
import { TOKEN_KEY } from '@/api/token'
import type { Tab } from './engine'

/** A name of an element as assistive technology reads it, roughly: its label, or else its text. */
type Name = string | RegExp

const WAIT = { timeout: 60_000, intervals: [50, 100, 200] }

/**
 * A person at a browser: finds things by their names and waits for them, as Playwright's locators
 * do.
 */
export class User {
  readonly tab: Tab
  readonly #base: string

  constructor(tab: Tab, base: string) {
    this.tab = tab
    this.#base = base
  }

  goto(path: string) {
    return this.tab.goto(this.#base + path)
  }

  /** Clicks a control when it stands still and nothing covers it. */
  async press(name: Name, role?: string) {
    let last = ''
    let point: Point | undefined
    await expect
      .poll(
        async () => {
          const found = await this.tab.run(findControl, toQuery(name, role)).catch(String)
          const before = last
          last = JSON.stringify(found)
          point = typeof found === 'string' ? undefined : found
          return point && last === before ? 'ready' : found
        },
        { ...WAIT, message: `press ${name}` },
      )
      .toBe('ready')
    if (point) await this.tab.clickAt(point.x, point.y)
  }

  /** Replaces the content of a field. */
  async fill(label: Name, text: string) {
    await this.press(label)
    await this.tab.pressKey('Control+A')
    await this.tab.type(text)
  }

  /** Selects an option of a select. */
  async choose(label: Name, option: Name) {
    await this.press(label, 'combobox')
    await this.press(option, 'option')
  }

  /**
   * Puts a text on the clipboard, by a button that this adds to the page: browsers copy only when a
   * user acts.
   */
  async copy(text: string) {
    await this.tab.run((value) => {
      const button = document.createElement('button')
      button.textContent = 'Copy for the test'
      button.style.cssText = 'position: fixed; inset: 0; z-index: 999'
      button.addEventListener('click', () => {
        const field = document.createElement('textarea')
        field.value = value
        document.body.append(field)
        field.select()
        // The Clipboard API asks the user in some browsers.
        document.execCommand('copy')
        field.remove()
        button.remove()
      })
      document.body.append(button)
    }, text)
    await this.press('Copy for the test')
  }

  /** Waits until the control with this label has the focus. */
  async hasFocus(label: string) {
    await expect
      .poll(
        () =>
          this.tab
            .run(() => document.activeElement?.getAttribute('aria-label'), null)
            .catch(String),
        WAIT,
      )
      .toBe(label)
  }

  /** Waits until a text is visible. */
  async see(text: string | RegExp) {
    await expect
      .poll(() => this.text(), { ...WAIT, message: `see ${text}` })
      .toMatch(toExpression(text))
  }

  /** Waits until a text is not visible. */
  async seeNo(text: string | RegExp) {
    await expect
      .poll(() => this.text(), { ...WAIT, message: `see no ${text}` })
      .not.toMatch(toExpression(text))
  }

  /** The visible text of the page, with single spaces. */
  async text(): Promise<string> {
    const text = await this.tab.run(() => document.body.innerText, null).catch(String)
    return text.replaceAll(/\s+/g, ' ')
  }

  /** Waits until the path of the page matches. */
  async isAt(path: RegExp) {
    await expect
      .poll(() => this.tab.run(() => location.pathname, null).catch(String), WAIT)
      .toMatch(path)
  }

  async signIn(account: string) {
    await this.goto('/login')
    await this.press('Sign in with Battle.net')
    await this.press(new RegExp(`^${account}`))
    const isSignedIn = (key: string) =>
      localStorage.getItem(key) !== null && !location.pathname.startsWith('/auth/')
    await expect.poll(() => this.tab.run(isSignedIn, TOKEN_KEY).catch(String), WAIT).toBe(true)
  }
}

function toExpression(text: string | RegExp): RegExp {
  return typeof text === 'string'
    ? new RegExp(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    : text
}

interface Query {
  source: string
  flags: string
  role: string | null
}

function toQuery(name: Name, role?: string): Query {
  const { source, flags } =
    typeof name === 'string' ? new RegExp(`^${toExpression(name).source}$`) : name
  return { source, flags, role: role ?? null }
}

interface Point {
  x: number
  y: number
}

/** Runs in the page. Returns the point to click, or why there is none. */
function findControl({ source, flags, role }: Query): Point | string {
  const pattern = new RegExp(source, flags)
  // Chromium ignores clicks before the first frame of a page.
  const root = document.documentElement
  requestAnimationFrame(() => root.setAttribute('data-has-frame', ''))
  if (!root.hasAttribute('data-has-frame')) return 'no frame yet'
  const textOf = (element: Element | null) =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label')
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels =
      'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
    const named = [...ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)), ...labels]
    return label ?? (named.length > 0 ? named.map(textOf).join(' ') : textOf(element))
  }
  const controls = document.querySelectorAll(
    role ? `[role=${role}]` : 'a[href], button, input, textarea, summary, [role]',
  )
  const named = [...controls].filter((element) => pattern.test(nameOf(element)))
  const element = named.find(
    (one) => one.checkVisibility() && !one.closest('[inert], [aria-hidden=true]'),
  )
  if (!element) return `${named.length} found, none visible`
  if (element.matches(':disabled, [aria-disabled=true]')) return 'disabled'
  element.scrollIntoView({ block: 'center', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const hit = document.elementFromPoint(point.x, point.y)
  const isHit = hit && (element.contains(hit) || hit.contains(element))
  return isHit ? point : `covered by ${hit?.outerHTML.slice(0, 200)}`
}
