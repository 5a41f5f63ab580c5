import { useState } from 'react'

interface RankFieldProps {
  rank: number
  /** The lowest rank of the list. */
  last: number
  itemName: string
  onChange: (rank: number) => void
}

/** The rank of a wish, to be read or typed over. What is no rank of the list changes nothing. */
export function RankField({ rank, last, itemName, onChange }: RankFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)

  function commit() {
    const wanted = Number(draft)
    setDraft(null)
    if (draft && Number.isInteger(wanted) && wanted >= 1 && wanted !== rank) {
      onChange(Math.min(wanted, last))
    }
  }

  return (
    <input
      aria-label={`Rank of ${itemName}`}
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? rank}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value.replaceAll(/\D/g, '').slice(0, 3))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setDraft(null)
      }}
      className="h-9 w-9 shrink-0 rounded-md border border-transparent bg-transparent text-center text-muted tabular-nums transition-colors hover:border-control focus:border-accent focus:text-text touch:h-touch"
    />
  )
}
