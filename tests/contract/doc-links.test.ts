import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/project'

const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]

/** Targets of the links to files of the repository, without anchors. */
function fileLinks(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((?<target>[^)\s]+)\)/g)]
    .map(({ groups }) => groups?.target?.replace(/#.*/, '') ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
}

describe('documentation', () => {
  it('links only to files that exist', () => {
    const links = FILES.flatMap((file) =>
      fileLinks(readFileSync(join(ROOT, file), 'utf8')).map((target) => ({ file, target })),
    )
    const broken = links.filter(
      ({ file, target }) => !existsSync(join(ROOT, dirname(file), target)),
    )
    expect(broken).toEqual([])
    expect(links.length).toBeGreaterThan(50)
  })
})
