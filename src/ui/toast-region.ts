import { createRef, type RefObject } from 'react'

/** The element that contains all toasts; null until the Toaster is mounted. */
export const toastRegion: RefObject<HTMLElement | null> = createRef()
