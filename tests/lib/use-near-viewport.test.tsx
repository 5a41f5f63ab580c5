import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** An observer that sees what a test tells it. */
class FakeObserver {
  static latest: FakeObserver | undefined
  readonly observed = new Set<Element>()

  constructor(private readonly onSeen: (entries: IntersectionObserverEntry[]) => void) {
    FakeObserver.latest = this
  }

  observe(element: Element) {
    this.observed.add(element)
  }

  unobserve(element: Element) {
    this.observed.delete(element)
  }

  see(target: Element, isIntersecting: boolean) {
    const boundingClientRect = { height: 77 }
    this.onSeen([{ target, isIntersecting, boundingClientRect } as IntersectionObserverEntry])
  }
}

async function renderRow(startsNear: boolean) {
  const { useNearViewport } = await import('@/lib/use-near-viewport')
  function Row() {
    const ref = useRef<HTMLDivElement>(null)
    const { isNear, height } = useNearViewport(ref, startsNear)
    return (
      <div ref={ref} role="row" style={{ height: isNear ? undefined : height }}>
        {isNear ? <button type="button">all of it</button> : 'its name'}
      </div>
    )
  }
  return render(<Row />)
}

const see = (isIntersecting: boolean) =>
  act(() => FakeObserver.latest?.see(screen.getByRole('row'), isIntersecting))

describe('nearness to the window', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.stubGlobal('IntersectionObserver', FakeObserver)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('starts as it is told and follows the observer, keeping the height', async () => {
    await renderRow(false)
    const row = screen.getByRole('row')
    expect(row).toHaveTextContent('its name')
    see(true)
    expect(row).toHaveTextContent('all of it')
    expect(row.style.height).toBe('')
    see(false)
    expect(row).toHaveTextContent('its name')
    expect(row.style.height).toBe('77px')
  })

  it('is not lost by what has the focus', async () => {
    await renderRow(true)
    screen.getByRole('button').focus()
    see(false)
    expect(screen.getByRole('button')).toHaveFocus()
    screen.getByRole('button').blur()
    see(false)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('is observed no longer than it is there', async () => {
    const { unmount } = await renderRow(true)
    expect(FakeObserver.latest?.observed.size).toBe(1)
    unmount()
    expect(FakeObserver.latest?.observed.size).toBe(0)
  })

  it('is always so where nothing observes', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    await renderRow(false)
    expect(screen.getByRole('row')).toHaveTextContent('all of it')
  })
})
