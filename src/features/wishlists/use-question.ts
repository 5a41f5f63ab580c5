import { useCallback, useState } from 'react'

/** A question in a dialog: `ask` opens the dialog and resolves with the answer. */
export function useQuestion() {
  const [resolve, setResolve] = useState<((isYes: boolean) => void) | null>(null)
  const ask = useCallback(
    () =>
      new Promise<boolean>((settle) => {
        setResolve(() => settle)
      }),
    [],
  )
  return {
    isAsking: resolve !== null,
    ask,
    answer(isYes: boolean) {
      resolve?.(isYes)
      setResolve(null)
    },
  }
}
