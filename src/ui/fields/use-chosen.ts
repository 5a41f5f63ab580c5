import { useState } from 'react'

/**
 * The value of a control whose owner applies a choice later, e.g. because it is in the page's
 * address and the router renders the page first. Shows the chosen value at once, until `current`
 * changes. Use it only where the owner accepts every choice.
 *
 * @returns the value to show, and the function that chooses one
 */
export function useChosen<Value>(
  current: Value,
  onChange: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [pending, setPending] = useState<{ value: Value; from: Value } | null>(null)
  const isPending = pending !== null && pending.from === current
  // Otherwise it would be shown again when `current` returns to the value from which it was chosen.
  if (pending && !isPending) setPending(null)
  const choose = (value: Value) => {
    setPending({ value, from: current })
    onChange(value)
  }
  return [isPending ? pending.value : current, choose]
}
