/** Prefix of the caches: each contains the files of one version of the app. */
const PREFIX = 'guildr-app-'

/** The caches of the newest versions are kept, because open tabs may still run them. */
const VERSIONS_KEPT = 3

/** After this time without an answer, a page opens from the cache. */
const ANSWER_WAIT_MS = 3000

/** The document has the same content at every path of a page. */
const DOCUMENT = '/'

/** Files in the document: scripts, fonts, the icon. */
const REFERENCE = /"(?<file>\/assets\/[^"]+)"/g

export interface Build {
  /** Differs between any two builds. */
  version: string
  /** Paths of all files below /assets/. Their names contain a hash, so a file never changes. */
  files: readonly string[]
}

/**
 * Stores the files of this build and its document. Files of other versions that have not changed
 * are not loaded again. The document comes last and is complete only with its files.
 * @throws if a file cannot be loaded, or if the server already has another version
 */
export async function storeBuild({ version, files }: Build): Promise<void> {
  const cache = await caches.open(PREFIX + version)
  const page = await load(DOCUMENT, { cache: 'no-cache' })
  const html = await page.clone().text()
  for (const { groups } of html.matchAll(REFERENCE)) {
    if (!files.includes(groups?.file ?? '')) throw new Error('The document is of another version')
  }
  // One after another, so that they do not compete with the requests of the page.
  for (const file of files) {
    await cache.put(file, (await findFile(file)) ?? (await load(file, { priority: 'low' })))
  }
  await cache.put(DOCUMENT, page)
}

async function load(path: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(path, options)
  // Browsers do not accept a redirected answer for a navigation.
  if (!answer.ok || answer.redirected) throw new Error(`${path}: ${answer.status}`)
  return answer
}

/** Removes the files of older versions, except those that open tabs probably run. */
export async function removeOldBuilds({ version }: Pick<Build, 'version'>): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== PREFIX + version,
  )
  const old = others.slice(0, Math.max(0, others.length - (VERSIONS_KEPT - 1)))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Returns a stored file of any version. */
export function findFile(file: string): Promise<Response | undefined> {
  return caches.match(file, { ignoreVary: true })
}

/**
 * Answers the navigation to a page: with the server's answer, or, if there is none within three
 * seconds or the server fails (5xx), with the stored document of this build.
 * @throws if there is neither answer nor document
 */
export async function openPage(
  { version }: Pick<Build, 'version'>,
  network: Promise<Response>,
): Promise<Response> {
  const readStored = () => caches.match(DOCUMENT, { cacheName: PREFIX + version })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWER_WAIT_MS)
  })
  const answer = await Promise.race([network.catch(() => undefined), late])
  clearTimeout(timer)
  if (answer && answer.status < 500) return answer
  return (await readStored()) ?? network
}
