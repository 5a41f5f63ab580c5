import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { ShowcasePage } from '@/features/showcase/components/showcase-page'
import { BADGE_VARIANTS } from '@/ui/badge'

/** Parts that other components are made of, the frame of a page, and where toasts show. */
const NOT_SHOWN = new Set([
  'dialog-frame',
  'field',
  'page',
  'page-skeleton',
  'table-parts',
  'toaster',
])

const componentFiles = Object.keys(import.meta.glob('/src/ui/*.tsx')).map((path) =>
  path.replace(/^.*\/|\.tsx$/g, ''),
)

describe('ShowcasePage', () => {
  it('has every component of the kit, each with when to use it', () => {
    render(<ShowcasePage />)
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
  })

  it('has one h1 and shows every badge', () => {
    render(<ShowcasePage />)
    expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual([
      'Components',
    ])
    for (const variant of BADGE_VARIANTS) {
      expect(screen.getAllByText(variant).length).toBeGreaterThan(0)
    }
  })

  it('finds a component by its name, however it is written', async () => {
    render(<ShowcasePage />)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search components' }), 'confirm d')
    expect(screen.getAllByRole('heading', { level: 3 }).map((h3) => h3.textContent)).toEqual([
      'ConfirmDialog',
    ])
  })

  it('says so when there is none of that name', async () => {
    render(<ShowcasePage />)
    await userEvent.type(screen.getByRole('searchbox'), 'carousel')
    expect(screen.getByText('No component of that name')).toBeVisible()
  })
})
