import { useEffect, useState } from 'react'
import { whenAtRest } from './when-at-rest'

/** Whether the page has been at rest (when-at-rest.ts) since the component was mounted. */
export function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => whenAtRest(() => setAtRest(true)), [])
  return isAtRest
}
