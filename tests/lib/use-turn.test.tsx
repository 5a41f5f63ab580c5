import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InTurn } from '@/lib/in-turn'
import { useCountInTurns, useTurn } from '@/lib/use-turn'

function Part({
  name,
  wantsTurn = true,
  isFirst,
}: {
  name: string
  wantsTurn?: boolean
  isFirst?: boolean
}) {
  return useTurn(wantsTurn, isFirst) && <p>{name}</p>
}

function Rows({ total }: { total: number }) {
  return <p>{useCountInTurns(total, 2)}</p>
}

const parts = (wantsTurn: boolean) => (
  <>
    <Part name="a" wantsTurn={wantsTurn} />
    <Part name="b" />
  </>
)

const shown = () => screen.queryAllByText(/./).map(({ textContent }) => textContent)
const nextFrame = () => act(async () => vi.advanceTimersToNextFrame())

describe('useTurn', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('gives one component its turn per frame, in order; the first one starts with it', async () => {
    render(
      <>
        <Part name="a" isFirst />
        <Part name="b" />
        <Part name="c" />
      </>,
    )
    expect(shown()).toEqual(['a'])
    await nextFrame()
    expect(shown()).toEqual(['a', 'b'])
    await nextFrame()
    expect(shown()).toEqual(['a', 'b', 'c'])
  })

  it('a component that is removed or no longer wants its turn does not hold up the others', async () => {
    const { rerender } = render(parts(true))
    rerender(parts(false))
    await nextFrame()
    expect(shown()).toEqual(['b'])
    rerender(parts(true))
    await nextFrame()
    expect(shown()).toEqual(['a', 'b'])
    rerender(parts(false))
    expect(shown()).toEqual(['b'])
  })

  it('needs no frame in a hidden tab', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    render(<Part name="a" />)
    await act(async () => vi.advanceTimersByTime(1))
    expect(shown()).toEqual(['a'])
    vi.restoreAllMocks()
  })

  it('counts the rows of a list that may be rendered, a step per frame', async () => {
    const { rerender } = render(<Rows total={3} />)
    expect(shown()).toEqual(['2'])
    await nextFrame()
    expect(shown()).toEqual(['3'])
    rerender(<Rows total={5} />)
    expect(shown()).toEqual(['4'])
    await nextFrame()
    expect(shown()).toEqual(['5'])
  })

  it('a part of a page shows its placeholder first, high enough for a restored scroll position', async () => {
    render(<InTurn placeholder={<p>Loading</p>}>Rows</InTurn>)
    expect(shown()).toEqual(['Loading'])
    expect(screen.getByText('Loading').parentElement).toHaveStyle({ minHeight: '20000px' })
    await nextFrame()
    expect(screen.getByText('Rows')).toBeInTheDocument()
    expect(screen.queryByText('Loading')).toBeNull()
  })
})
