import { createContext } from 'react'

/** Whether the surrounding form is saving. Selects read it: a disabled fieldset does not lock them. */
export const SavingContext = createContext(false)
