/**
 * Where something that opens beside its trigger belongs: all content of a page is in a landmark, and
 * what lies outside of an open dialog is inert.
 */
export function closestLandmark(trigger: Element | null): Element | null {
  return trigger?.closest('[role="dialog"], [role="alertdialog"], main, header, nav') ?? null
}
