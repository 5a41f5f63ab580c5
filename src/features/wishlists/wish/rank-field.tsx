import { cx } from 'class-variance-authority'
import { memo, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import type { Move } from '@/lib/move-within-list'
import { pressedKey } from '@/lib/pressed-key'

const TOP_RANKS = 3

interface RankFieldProps {
  rank: number
  itemName: string
  onMove: (move: Move) => void
  tabIndex?: number
  className?: string
}

export function rankColor(rank: number): string {
  return rank <= TOP_RANKS ? 'text-accent-text' : 'text-muted'
}

/** The rank of a wish as an editable field. Invalid input restores the current rank. */
export const RankField = memo(function RankField(props: RankFieldProps) {
  const { rank, itemName, onMove, tabIndex, className } = props
  const [draft, setDraft] = useState<string | null>(null)
  // The ranks follow a move a frame later (wish-ranks.tsx); the field shows what was typed until
  // then.
  const typed = useDeferredValue(draft)
  const shown = draft ?? typed ?? rank
  const fieldRef = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const field = fieldRef.current
    // A new value drops the selection: what is typed next would be appended to it, and the arrow
    // keys would stay in the field.
    const isFocused = field === document.activeElement
    if (draft === null && isFocused && field?.value === String(shown)) field.select()
  }, [draft, shown])

  function commit() {
    const wanted = /^\d+$/.test(draft ?? '') ? Number(draft) : rank
    setDraft(null)
    if (wanted >= 1 && wanted !== rank) onMove({ rank: wanted })
  }

  return (
    <input
      ref={fieldRef}
      aria-label={`Rank of ${itemName}`}
      inputMode="numeric"
      tabIndex={tabIndex}
      autoComplete="off"
      value={shown}
      onFocus={(event) => event.target.select()}
      maxLength={4}
      onChange={(event) => setDraft(event.target.value.trim())}
      onBlur={commit}
      onKeyDown={(event) => {
        const key = pressedKey(event)
        if (key === 'Enter') commit()
        if (key === 'Escape') setDraft(null)
      }}
      className={cx(
        'h-9 w-9 shrink-0 rounded-md border border-transparent bg-transparent text-center font-medium tabular-nums transition-colors hover:border-control focus:border-accent focus:text-text touch:size-touch',
        rankColor(rank),
        className,
      )}
    />
  )
})
