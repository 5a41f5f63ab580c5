/** The pixels of a length in rem. Depends on the user's font size. */
export function toPixels(rem: number): number {
  return rem * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
}
