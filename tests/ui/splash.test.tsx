import { render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import mark from '@/ui/mark.svg'
import { Splash } from '@/ui/splash'
import { nameApp } from '../../scripts/name-app'

const page = readFileSync('index.html', 'utf8')

/** Describes the visible elements of a splash: logo, name and tagline with classes and text. */
function describeParts(splash: Element | null) {
  const above = splash?.firstElementChild
  return [splash, above, ...(above?.children ?? [])]
    .flatMap((part) => part ?? [])
    .map((part) => ({
      // Only the component needs this class: it gets the focus after a navigation.
      classes: [...part.classList].filter((name) => name !== 'outline-none'),
      text: part.children.length === 0 ? part.textContent.replaceAll(/\s+/g, ' ').trim() : null,
      // The build replaces this path with the one that the import returns.
      image: part.getAttribute('src')?.replace('/src/ui/mark.svg', mark),
      size: [part.getAttribute('width'), part.getAttribute('height')],
    }))
}

describe('splash', () => {
  it('index.html has the same markup as the Splash component', () => {
    const shell = new DOMParser().parseFromString(page, 'text/html')
    const { container } = render(<Splash>Loading</Splash>)
    const inIndexHtml = describeParts(shell.querySelector('#root > div'))
    expect(inIndexHtml).toHaveLength(5)
    expect(inIndexHtml).toEqual(describeParts(container.firstElementChild))
  })

  it.each([
    ['', 'Guildr'],
    ['Raid & <Ready>', 'Raid &amp; &lt;Ready>'],
  ])('nameApp puts VITE_APP_NAME %j into index.html', (VITE_APP_NAME, shown) => {
    const plugin = nameApp()
    plugin.configResolved({ env: { VITE_APP_NAME } })
    const named = plugin.transformIndexHtml(page)
    expect(named).toContain(`<title>${shown}</title>`)
    expect(named).toContain(`text-accent">${shown}</p>`)
    expect(named.includes('Guildr')).toBe(shown === 'Guildr')
  })

  it('nameApp fails the build if VITE_API_URL is not a URL', () => {
    expect(() => nameApp().configResolved({ env: { VITE_API_URL: 'guildr.example' } })).toThrow(
      'VITE_API_URL must be a valid URL',
    )
  })
})
