// Read by oxlint.config.mjs, so it is JavaScript.
import { createRequire } from 'node:module'

/**
 * A feature and its parts.
 * @typedef {import('@mdn/browser-compat-data').Identifier} Feature
 */

/**
 * MDN's data: which version of a browser has which feature.
 * @type {import('@mdn/browser-compat-data').CompatData}
 */
const data = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** The oldest versions that the app supports (README.md). */
const OLDEST = { safari: '17', safari_ios: '17', firefox: currentEsr() }

/** Interfaces with one instance, by the name of that instance. */
const SINGLETONS = { Window: 'window', Document: 'document', Navigator: 'navigator' }

/**
 * Interfaces that the app uses, whose variables have any name: a member is recognized by its own
 * name. Interfaces whose members have names of arrays, such as Iterator, cannot be among them.
 */
const INSTANCES = [
  'AbortSignal',
  'Blob',
  'Cache',
  'Clipboard',
  'CSSStyleSheet',
  'DataTransfer',
  'Element',
  'HTMLButtonElement',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLTextAreaElement',
  'IDBObjectStore',
  'KeyboardEvent',
  'Node',
  'PointerEvent',
  'Range',
  'Request',
  'Response',
  'Selection',
  'ServiceWorkerRegistration',
  'ShadowRoot',
  'VisualViewport',
]

function currentEsr() {
  const releases = Object.entries(data.browsers.firefox.releases)
  const [version] = releases.find(([, { status }]) => status === 'esr') ?? []
  if (version === undefined) throw new Error('The compatibility data contain no Firefox ESR')
  return version
}

/**
 * Whether one of the oldest versions lacks a feature, or has it only behind a setting or under
 * another name.
 * @param {Feature | undefined} feature
 */
function isMissing(feature) {
  const support = feature?.__compat?.support
  if (!support) return false
  return Object.entries(OLDEST).some(([browser, oldest]) => {
    const [newest] = [support[/** @type {keyof typeof OLDEST} */ (browser)] ?? []].flat()
    if (!newest || newest.version_removed || newest.flags) return true
    if (newest.prefix || newest.alternative_name) return true
    const { version_added: added } = newest
    return typeof added !== 'string' || !(toNumber(added) <= toNumber(oldest))
  })
}

/**
 * NaN for a version without a number, such as a preview. "≤79" is "79 or earlier".
 * @param {string} version
 */
const toNumber = (version) => Number.parseFloat(version.replace('≤', ''))

/**
 * @param {Feature | undefined} feature
 * @returns {[string, Feature][]}
 */
function partsOf(feature) {
  const { __compat, ...parts } = feature ?? {}
  return Object.entries(/** @type {Record<string, Feature>} */ (parts))
}

/**
 * The names of the missing members of an interface: the static ones, or those of its instances.
 * @param {Feature | undefined} feature
 * @param {boolean} isStatic
 */
function missingMembers(feature, isStatic) {
  return partsOf(feature)
    .filter(([name, member]) => name.endsWith('_static') === isStatic && isMissing(member))
    .map(([name]) => name.replace(/_static$/, ''))
    .filter((name) => /^[A-Za-z]+$/.test(name))
}

/** @param {string} member */
const hasSupportedNamesake = (member) =>
  partsOf(data.api).some(([, feature]) =>
    partsOf(feature).some(([name, part]) => name === member && !isMissing(part)),
  )

const message = 'Safari 17 or the current Firefox ESR does not have it.'

/** Options of `no-restricted-globals`: names that supported browsers do not have. */
export const missingGlobals = [...partsOf(data.api), ...partsOf(data.javascript.builtins)]
  .filter(([, feature]) => isMissing(feature))
  .map(([name]) => name)
  .concat(missingMembers(data.api.Window, false))
  .map((name) => ({ name, message }))

/**
 * Options of `no-restricted-properties`. Methods of JavaScript's own instances, such as arrays, are
 * not among them: they are limited by `lib` in tsconfig.json.
 * @type {{ object?: string, property: string, message: string }[]}
 */
export const missingProperties = [
  ...partsOf(data.api).flatMap(([object, feature]) =>
    missingMembers(feature, true).map((property) => ({ object, property })),
  ),
  ...partsOf(data.javascript.builtins).flatMap(([object, feature]) =>
    missingMembers(feature, false).map((property) => ({ object, property })),
  ),
  ...Object.entries(SINGLETONS).flatMap(([name, object]) =>
    missingMembers(data.api[name], false).map((property) => ({ object, property })),
  ),
  ...INSTANCES.flatMap((name) => missingMembers(data.api[name], false))
    .filter((property) => !hasSupportedNamesake(property))
    .map((property) => ({ property })),
].map((restriction) => ({ ...restriction, message }))
