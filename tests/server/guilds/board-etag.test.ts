import { describe, expect, it } from 'vitest'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import { eachTest } from '../../support/backend/each-test'
import { createGuildScene, shareFrostelle } from '../../support/backend/guild'

const scene = eachTest(createGuildScene)

describe('guild board: ETag', () => {
  it('304 without a body as long as nothing has changed', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    const { etag } = await scene.boardVersion()
    expect(await scene.boardVersion(etag)).toEqual({ status: 304, body: undefined, etag })
  })

  it('another raid or difficulty has its own board; an unknown difficulty is 404', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    const params = { ...scene.board, difficulty: 'Mythic' }
    const mythic = await scene.make(getGuildBoard, { params })
    expect(mythic).toEqual({ sharingCount: 1, lists: [], lock: null })
    const wrong = { params: { difficulty: 'Hard' } }
    expect(await scene.rejection(getGuildBoard, wrong)).toMatchObject({ status: 404 })
  })
})
