import { SEARCH_MAX } from '@/contract/loot-search'
import { Input } from '@/ui/input'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/** A pause in typing, after which the address follows. */
const PAUSE_MS = 200

interface SearchFieldProps {
  label: string
  /** What the address says. */
  value: string
  onChange: (search: string) => void
}

/** Searches a table. The letters show at once; the address, and with it the server, follows. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address was changed by another way, and nobody is typing.
  useEffect(() => {
    if (timer.current === undefined) setText(value)
  }, [value])

  function onType(typed: string) {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      onChange(typed.trim())
    }, PAUSE_MS)
  }

  return (
    <Input
      type="search"
      label={label}
      leftIcon={<Search aria-hidden />}
      autoComplete="off"
      maxLength={SEARCH_MAX}
      value={text}
      onChange={(event) => onType(event.target.value)}
      fieldClassName="min-w-56 flex-1"
    />
  )
}
