import { afterEach, describe, expect, it, vi } from 'vitest'
import { send } from '@/api/client'
import { getGuildBoard } from '@/contract/guild-board'
import { answer, stubFetch } from './stub-fetch'

const params = { guildId: 'known', instanceId: 'raid', difficulty: 'Heroic' }
const boardOf = (sharingCount: number, etag: string) => () =>
  answer(200, { data: { board: { sharingCount, lists: [] } } }, { ETag: etag })

afterEach(() => vi.unstubAllGlobals())

describe('send: answers with an ETag', () => {
  it('returns the same object while the ETag is the same, and reads another answer', async () => {
    stubFetch(boardOf(1, 'W/"one"'))
    const first = await send(getGuildBoard, { params, token: 'a' })
    expect(await send(getGuildBoard, { params, token: 'a' })).toBe(first)
    stubFetch(boardOf(2, 'W/"two"'))
    expect((await send(getGuildBoard, { params, token: 'a' })).sharingCount).toBe(2)
    stubFetch(boardOf(1, 'W/"one"'))
    expect((await send(getGuildBoard, { params, token: 'a' })).sharingCount).toBe(1)
  })

  it('does not return the answer of another session or path', async () => {
    stubFetch(boardOf(1, 'W/"same"'))
    await send(getGuildBoard, { params, token: 'a' })
    stubFetch(boardOf(2, 'W/"same"'))
    expect((await send(getGuildBoard, { params, token: 'b' })).sharingCount).toBe(2)
    const mythic = { ...params, difficulty: 'Mythic' }
    expect((await send(getGuildBoard, { params: mythic, token: 'a' })).sharingCount).toBe(2)
  })

  it('without an ETag every answer is read', async () => {
    stubFetch(() => answer(200, { data: { board: { sharingCount: 1, lists: [] } } }))
    const first = await send(getGuildBoard, { params, token: 'a' })
    expect(await send(getGuildBoard, { params, token: 'a' })).not.toBe(first)
  })
})
