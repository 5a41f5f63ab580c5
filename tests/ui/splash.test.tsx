import { render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import mark from '@/ui/mark.svg'
import { Splash } from '@/ui/splash'
import { nameApp } from '../../scripts/name-app'

const page = readFileSync('index.html', 'utf8')

/** What of a splash is seen: its elements down to the name, with their style and text. */
function describeParts(splash: Element | null) {
  const above = splash?.firstElementChild
  return [splash, above, ...(above?.children ?? [])]
    .flatMap((part) => part ?? [])
    .map((part) => ({
      // Only to take the focus, which nobody gives to what is there for a second.
      classes: [...part.classList].filter((name) => name !== 'outline-none'),
      text: part.children.length === 0 ? part.textContent.replaceAll(/\s+/g, ' ').trim() : null,
      // The build puts into the page what an import gives the app.
      image: part.getAttribute('src')?.replace('/src/ui/mark.svg', mark),
      size: [part.getAttribute('width'), part.getAttribute('height')],
    }))
}

describe('the splash', () => {
  it('is in index.html as it is in the app', () => {
    const shell = new DOMParser().parseFromString(page, 'text/html')
    const { container } = render(<Splash>Loading</Splash>)
    const inPage = describeParts(shell.querySelector('#root > div'))
    expect(inPage).toHaveLength(5)
    expect(inPage).toEqual(describeParts(container.firstElementChild))
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
