import { describe, expect, it } from 'vitest'
import { readTextFile } from '@/lib/read-text-file'
import { ENCODERS, encodedFile } from '../support/encoded-text'

const TEXT = 'player,id\r\nÉlyandra-Kel’thuzad,1\nSøréa Größe,2'
const LATIN = TEXT.replace('’', "'")

describe('readTextFile', () => {
  it.each(Object.keys(ENCODERS))('reads %s, and names the encoding', async (name) => {
    const encoding = name.split(' ', 1)[0]
    const text = name === 'Windows-1252' ? LATIN : TEXT
    expect(await readTextFile(encodedFile(text, name))).toEqual({ text, encoding })
  })

  it.each(['', 'a'])('reads the short file %j', async (text) => {
    expect((await readTextFile(new File([text], 'a.txt'))).text).toBe(text)
  })

  it.each([
    ['cut within its last letter', (bytes: Uint8Array) => bytes.subarray(0, -1)],
    [
      'with a byte order mark',
      (bytes: Uint8Array) => Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes.subarray(-3, -1)),
    ],
  ])('a UTF-8 text %s stays UTF-8, without its lost letter', async (_, change) => {
    const bytes = Uint8Array.from(change(new TextEncoder().encode('Élyandra, Søréa, xé')))
    const { text, encoding } = await readTextFile(new File([bytes], 'a.csv'))
    expect(encoding).toBe('UTF-8')
    expect(text).toMatch(/^(?:Élyandra, Søréa, )?x\uFFFD$/)
  })

  it('no letter of Windows-1252 is lost', async () => {
    const bytes = Uint8Array.from({ length: 130 }, (_, index) => (index < 2 ? 97 : 257 - index))
    const { text, encoding } = await readTextFile(new File([bytes], 'a.csv'))
    expect(encoding).toBe('Windows-1252')
    expect(text).not.toContain('\uFFFD')
  })
})
