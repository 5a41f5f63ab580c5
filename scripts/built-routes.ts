/** A route, derived from its file name (TanStack Router, file-based routing). */
export interface RouteFile {
  /** The path, e.g. `/wishlists/$wishlistId`; for a layout, the common path of its pages. */
  path: string
  /** The files of the layouts around it, outermost first, and its own file. */
  chain: string[]
  isLayout: boolean
}

/** Module id of a route that is split into its own chunk: `src/routes/….tsx?tsr-split=…`. */
const SPLIT_ROUTE = /src\/routes\/(?<file>.+)\.tsx\?tsr-split=/

/** The route that a module belongs to, or null. */
export function routeOf(moduleId: string): RouteFile | null {
  const file = SPLIT_ROUTE.exec(moduleId)?.groups?.file
  if (file === undefined) return null
  const segments = file.split(/[/.]/)
  const last = segments.at(-1) ?? ''
  const shown = segments.filter((name) => !name.startsWith('_') && !/^(index|route)$/.test(name))
  return {
    path: `/${shown.join('/')}`,
    chain: segments.map((_, index) => segments.slice(0, index + 1).join('/')),
    isLayout: last.startsWith('_') || last === 'route',
  }
}

/** Whether a route is a layout around a page. */
export function isLayoutOf(layout: RouteFile, page: RouteFile): boolean {
  const own = layout.chain.at(-1) ?? ''
  return layout.isLayout && page.chain.includes(own.replace(/\/route$/, ''))
}
