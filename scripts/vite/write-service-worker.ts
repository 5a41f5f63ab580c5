import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { bundleScript } from './write-head.ts'

/** The files that the browser loads from /assets/. */
const STORED = /^assets\/.+(?<!\.map)$/

/**
 * Vite plugin: builds src/service-worker with the list of the build's files, as /service-worker.js.
 */
export function writeServiceWorker(): Plugin {
  let root = ''
  return {
    name: 'write-service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      // After the document has been written.
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => STORED.test(file))
          .toSorted()
          .map((file) => `/${file}`)
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html')
        const version = createHash('sha256')
          .update(JSON.stringify([files, page.source]))
          .digest('hex')
          .slice(0, 16)
        const source = await bundleScript(root, 'src/service-worker/service-worker.ts', {
          BUILD: JSON.stringify({ version, files }),
          ENTRY: JSON.stringify(`/${entryOf(bundle)}`),
        })
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
      },
    },
  }
}

/**
 * The file that starts the app. Its name differs between any two builds, because it contains the
 * names of all chunks.
 */
function entryOf(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
  if (!entry) throw new Error('The build has no entry')
  return entry.fileName
}
