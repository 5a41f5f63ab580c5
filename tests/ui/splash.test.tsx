import { render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { Splash } from '@/ui/messages/splash'
import { nameApp } from '../../scripts/vite/name-app'

const page = readFileSync('index.html', 'utf8')

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** The texts of a splash in reading order. */
function textsOf(root: Element | null) {
  return [...(root?.querySelectorAll('p') ?? [])].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' ').trim(),
  )
}

describe('splash', () => {
  // stability.e2e.ts checks that they are in the same place.
  it('index.html shows the texts of the Splash component until the app has loaded', () => {
    const { container } = render(<Splash>{null}</Splash>)
    const shown = textsOf(parse(page).querySelector('#root'))
    expect(shown).toEqual(['Guildr', expect.stringMatching(/^Plan your raid loot/)])
    expect(shown).toEqual(textsOf(container))
  })

  it.each([
    ['', 'Guildr'],
    ['Raid & <Ready>', 'Raid & <Ready>'],
  ])('nameApp puts VITE_APP_NAME %j into index.html', (VITE_APP_NAME, shown) => {
    const plugin = nameApp()
    plugin.configResolved({ env: { VITE_APP_NAME } })
    const named = parse(plugin.transformIndexHtml(page))
    expect(named.title).toBe(shown)
    expect(textsOf(named.querySelector('#root'))[0]).toBe(shown)
    expect(named.documentElement.outerHTML.includes('Guildr')).toBe(shown === 'Guildr')
  })

  it('nameApp fails the build if VITE_API_URL is not a URL', () => {
    expect(() => nameApp().configResolved({ env: { VITE_API_URL: 'guildr.example' } })).toThrow(
      'VITE_API_URL must be a valid URL',
    )
  })
})
