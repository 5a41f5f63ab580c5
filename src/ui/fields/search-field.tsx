import { SEARCH_MAX } from '@/contract/loot-search'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type Ref } from 'react'

import { Input } from './input'

/** The pause in typing after which the search starts, in milliseconds. */
const PAUSE_MS = 200

interface SearchFieldProps {
  label: string
  /** The text that is searched for. */
  value: string
  onChange: (search: string) => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A search box. It is debounced: `onChange` is called after a pause in typing. The text is mostly a
 * search parameter.
 *
 * @example <SearchField label="Search items" value={search} onChange={setSearch} />
 */
export function SearchField({ label, value, onChange, ref }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A navigation has changed the text, e.g. the back button. A pending search is kept.
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
      ref={ref}
      type="search"
      label={label}
      isLabelHidden
      placeholder={label}
      leftIcon={<Search aria-hidden />}
      autoComplete="off"
      maxLength={SEARCH_MAX}
      value={text}
      onChange={(event) => onType(event.target.value)}
      fieldClassName="min-w-[min(--spacing(56),100%)] flex-1"
    />
  )
}
