import { useState } from 'react'
import { NO_CORRECTIONS, type Corrections } from './journal-draft'

/** Keeps the admin's corrections of the rows. */
export function useCorrections() {
  const [corrections, setCorrections] = useState<Corrections>(NO_CORRECTIONS)
  return {
    corrections,
    isCorrected: corrections.values.size + corrections.included.size > 0,
    /** Changes values of a row, which is imported then. */
    correct: (key: string, values: object) =>
      setCorrections(({ values: before, included }) => {
        const others = new Map(included)
        others.delete(key)
        return {
          values: new Map(before).set(key, { ...before.get(key), ...values }),
          included: others,
        }
      }),
    include: (key: string, isIncluded: boolean) =>
      setCorrections(({ values, included }) => ({
        values,
        included: new Map(included).set(key, isIncluded),
      })),
    reset: () => setCorrections(NO_CORRECTIONS),
  }
}
