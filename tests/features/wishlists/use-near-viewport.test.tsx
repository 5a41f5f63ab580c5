import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useNearViewport } from '@/features/wishlists/wish/use-near-viewport'

/** An IntersectionObserver that reports what a test passes to `report`. */
class FakeObserver {
  static latest: FakeObserver | undefined
  readonly observed = new Set<Element>()

  constructor(private readonly onEntries: (entries: IntersectionObserverEntry[]) => void) {
    FakeObserver.latest = this
  }

  observe(element: Element) {
    this.observed.add(element)
  }

  unobserve(element: Element) {
    this.observed.delete(element)
  }

  report(target: Element, isIntersecting: boolean) {
    const boundingClientRect = { height: 77 }
    this.onEntries([{ target, isIntersecting, boundingClientRect } as IntersectionObserverEntry])
  }
}

function renderRow(startsNear: boolean) {
  function Row() {
    const ref = useRef<HTMLDivElement>(null)
    const { isNear, height } = useNearViewport(ref, startsNear)
    return (
      <div ref={ref} role="row" style={{ height: isNear ? undefined : height }}>
        {isNear ? <button type="button">all details</button> : 'only the name'}
      </div>
    )
  }
  return render(<Row />)
}

const reportRow = (isIntersecting: boolean) =>
  act(() => FakeObserver.latest?.report(screen.getByRole('row'), isIntersecting))

describe('useNearViewport', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', FakeObserver)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('starts with the given value, follows the observer and keeps the last height', () => {
    renderRow(false)
    const row = screen.getByRole('row')
    expect(row).toHaveTextContent('only the name')
    reportRow(true)
    expect(row).toHaveTextContent('all details')
    expect(row.style.height).toBe('')
    reportRow(false)
    expect(row).toHaveTextContent('only the name')
    expect(row.style.height).toBe('77px')
  })

  it('an element with the focus stays near', () => {
    renderRow(true)
    screen.getByRole('button').focus()
    reportRow(false)
    expect(screen.getByRole('button')).toHaveFocus()
    screen.getByRole('button').blur()
    reportRow(false)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('stops observing on unmount', () => {
    const { unmount } = renderRow(true)
    expect(FakeObserver.latest?.observed.size).toBe(1)
    unmount()
    expect(FakeObserver.latest?.observed.size).toBe(0)
  })

  it('is always near without IntersectionObserver', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    renderRow(false)
    expect(screen.getByRole('row')).toHaveTextContent('all details')
  })
})
