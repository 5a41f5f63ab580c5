import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/project'

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md'].filter((file) => existsSync(join(ROOT, file))),
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]

/** The text of a document without code blocks and inline code, in which links are not links. */
function readProse(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/`[^`\n]*`/g, '`code`')
}

/** The targets of all links and images that lead neither to another site nor to a mail address. */
function relativeLinks(file: string): string[] {
  const prose = readProse(file)
  const inline = [...prose.matchAll(/\]\(<?([^\s)>]+)>?(?:\s+"[^"]*")?\)/g)]
  const definitions = [...prose.matchAll(/^\[[^\]]+\]:\s+<?([^\s>]+)/gm)]
  return [...inline, ...definitions]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z]+:|\/\/)/i.test(target))
}

/** The anchors of the headings of a document, formed as on GitHub. */
function anchorsOf(file: string): Set<string> {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^```.*?^```/gms, '')
  const anchors = new Set<string>()
  for (const [, heading = ''] of text.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const anchor = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Mark}\p{Number} _-]/gu, '')
      .replaceAll(' ', '-')
    let unique = anchor
    for (let n = 1; anchors.has(unique); n++) unique = `${anchor}-${n}`
    anchors.add(unique)
  }
  return anchors
}

/** The problem with a link, if there is one. */
function problemOf(file: string, target: string): string | undefined {
  const [path = '', anchor] = decodeURI(target).split('#')
  const linked = path === '' ? file : join(dirname(file), path)
  if (relative(ROOT, join(ROOT, linked)).startsWith('..')) return 'leaves the repository'
  if (!existsSync(join(ROOT, linked))) return 'no such file'
  if (!anchor || !linked.endsWith('.md')) return undefined
  return anchorsOf(linked).has(anchor) ? undefined : 'no such heading'
}

describe('links in the documentation', () => {
  it('the documents contain relative links', () => {
    expect(DOCUMENTS.flatMap(relativeLinks).length).toBeGreaterThan(10)
  })

  it.each(DOCUMENTS)('%s: every relative link leads to an existing file and heading', (file) => {
    const broken = relativeLinks(file).flatMap((target) => {
      const problem = problemOf(file, target)
      return problem === undefined ? [] : [`${target}: ${problem}`]
    })
    expect(broken).toEqual([])
  })
})
