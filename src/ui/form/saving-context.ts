import { createContext } from 'react'

/**
 * Whether the surrounding form is saving. Selects read it, because a disabled fieldset does not
 * disable them.
 */
export const SavingContext = createContext(false)
