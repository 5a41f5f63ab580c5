import { render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { Logo } from '@/ui/logo'
import { Splash } from '@/ui/splash'
import { nameApp } from '../../scripts/name-app'

const page = readFileSync('index.html', 'utf8')

/** What of a splash is seen: its elements down to the name, with their style, text and shape. */
function describeParts(splash: Element | null) {
  const above = splash?.firstElementChild
  return [splash, above, ...(above?.querySelectorAll('*') ?? [])]
    .flatMap((part) => part ?? [])
    .map((part) => ({
      // Only to take the focus, which nobody gives to what is there for a second.
      classes: [...part.classList].filter((name) => name !== 'outline-none'),
      text: part.children.length === 0 ? part.textContent.replaceAll(/\s+/g, ' ').trim() : null,
      shape: drawingOf(part),
    }))
}

/** What an element of a drawing draws. */
function drawingOf(element: Element) {
  const names = ['viewBox', 'd', 'stroke-width', 'stroke-linecap', 'stroke-linejoin']
  return names.map((name) => element.getAttribute(name))
}

describe('the splash', () => {
  it('is in index.html as it is in the app', () => {
    const shell = new DOMParser().parseFromString(page, 'text/html')
    const { container } = render(<Splash>Loading</Splash>)
    const inPage = describeParts(shell.querySelector('#root > div'))
    expect(inPage).toHaveLength(7)
    expect(inPage).toEqual(describeParts(container.firstElementChild))
  })

  it('has the mark that browsers show for the page', () => {
    const icon = new DOMParser().parseFromString(
      readFileSync('public/favicon.svg', 'utf8'),
      'image/svg+xml',
    )
    const { container } = render(<Logo />)
    const drawn = [...container.querySelectorAll('svg, path')].map(drawingOf)
    expect(drawn).toHaveLength(3)
    expect(drawn).toEqual([...icon.querySelectorAll('svg, path')].map(drawingOf))
  })

  it.each([
    ['', 'Guildr'],
    ['Raid & <Ready>', 'Raid &amp; &lt;Ready>'],
  ])('has the name that the build is given (%j)', (VITE_APP_NAME, shown) => {
    const plugin = nameApp()
    plugin.configResolved({ env: { VITE_APP_NAME } })
    const named = plugin.transformIndexHtml(page)
    expect(named).toContain(`<title>${shown}</title>`)
    expect(named).toContain(`text-accent">${shown}</p>`)
    expect(named.includes('Guildr')).toBe(shown === 'Guildr')
  })

  it('is not built with an address of the backend that is none', () => {
    expect(() => nameApp().configResolved({ env: { VITE_API_URL: 'guildr.example' } })).toThrow(
      'VITE_API_URL must be a valid URL',
    )
  })
})
