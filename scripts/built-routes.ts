/** What the file of a route says of it (docs of the router: file-based routing). */
export interface RouteFile {
  /** The address, e.g. `/wishlists/$wishlistId`; a layout's is that of the pages in it. */
  path: string
  /** The files of the layouts around it, from the outside in, and its own. */
  chain: string[]
  isLayout: boolean
}

/** A module of a route that was split off into a chunk of its own: `src/routes/….tsx?tsr-split=…`. */
const SPLIT_ROUTE = /src\/routes\/(?<file>.+)\.tsx\?tsr-split=/

/** The route whose code a module is, or null for any other module. */
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

/** Whether the code of one route is needed wherever the other one is shown. */
export function isAround(layout: RouteFile, page: RouteFile): boolean {
  const own = layout.chain.at(-1) ?? ''
  return layout.isLayout && page.chain.includes(own.replace(/\/route$/, ''))
}
