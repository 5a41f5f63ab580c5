import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { ShowcasePage } from '@/features/showcase/components/showcase-page'
import { BADGE_VARIANTS } from '@/ui/badge'

/**
 * Files that the showcase leaves out: internal parts of other components, and the layout of pages.
 */
const NOT_SHOWN = new Set([
  'lazy-toaster',
  'menu-panel',
  'dialog-frame',
  'dialog-shell',
  'field',
  'item-glyph',
  'page',
  'page-skeleton',
  'table-parts',
  'toaster',
])

const componentFiles = Object.keys(
  import.meta.glob([
    '/src/ui/*.tsx',
    '/src/ui/{fields,lists,messages,overlays,pictures,tables}/*.tsx',
  ]),
).map((path) => path.replace(/^.*\/|\.tsx$/g, ''))

describe('ShowcasePage', () => {
  it('lists every component of src/ui with a rule for its use, and every badge variant', () => {
    render(<ShowcasePage />)
    expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual([
      'Components',
    ])
    expect(componentFiles.length).toBeGreaterThan(25)
    const shown = screen.getAllByRole('heading', { level: 3 })
    expect(shown.map((h3) => h3.textContent?.toLowerCase())).toEqual(
      expect.arrayContaining(
        componentFiles
          .filter((file) => !NOT_SHOWN.has(file))
          .map((file) => file.replaceAll('-', '')),
      ),
    )
    for (const h3 of shown) expect(h3.nextElementSibling?.textContent).toMatch(/^\S.{20,}\.$/)
    for (const variant of BADGE_VARIANTS) {
      expect(screen.getAllByText(variant).length).toBeGreaterThan(0)
    }
  })

  it('index: links to every component', () => {
    render(<ShowcasePage />)
    const links = within(screen.getByRole('navigation', { name: 'Index' })).getAllByRole('link')
    const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''))
    expect(targets.map((target) => target?.querySelector('h3')?.textContent)).toEqual(
      screen.getAllByRole('heading', { level: 3 }).map((h3) => h3.textContent),
    )
  })
})
