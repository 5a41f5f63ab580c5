/**
 * Returns the landmark or dialog that contains a trigger. The popup of a menu or select is rendered
 * into it, because all content of a page should be inside a landmark, and everything outside an
 * open dialog is inert. Queries the DOM, because landmarks are plain HTML elements of pages and
 * features.
 */
export function closestLandmark(trigger: Element | null): Element | null {
  return trigger?.closest('[role="dialog"], [role="alertdialog"], main, header, nav') ?? null
}
