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

  it.each(['', 'a', '\0'])('reads the short file %j', async (text) => {
    const { text: read } = await readTextFile(new File([text], 'a.txt'))
    expect(read).toBe(text)
  })

  it('never loses a letter: what is not UTF-8 has no U+FFFD', async () => {
    const file = new File([Uint8Array.from({ length: 256 }, (_, byte) => 255 - byte)], 'a.csv')
    expect((await readTextFile(file)).text).not.toContain('\uFFFD')
  })
})
