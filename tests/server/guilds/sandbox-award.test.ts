import { expect, it } from 'vitest'
import { SANDBOX_PATH } from '../../../server/battlenet/sandbox/sandbox'
import { FROSTELLE } from '../../support/backend/guild'
import { eachTest } from '../../support/backend/each-test'
import { createAwardScene } from './awards/award-scene'

const scene = eachTest(createAwardScene)

const PATH = `${SANDBOX_PATH}/oauth/award`

it('on a page of the sandbox, the guild master awards a raider the first item of the list', async () => {
  const { lootItem } = await scene.firstWish()
  const { app } = scene.backend
  const shown = await (await app.request(PATH)).text()
  expect(shown).toContain(`value="${FROSTELLE}"`)
  const body = new URLSearchParams({ raider: String(FROSTELLE) })
  const answer = await app.request(PATH, { method: 'POST', body })
  expect(await answer.text()).toContain('Frostelle has received')
  expect((await scene.history()).awards).toMatchObject([
    { lootItemId: lootItem.id, recipient: { id: FROSTELLE }, awardedBy: 'Thaldorimend' },
  ])
})

it('an unknown raider gets nothing', async () => {
  const body = new URLSearchParams({ raider: '1' })
  await scene.backend.app.request(PATH, { method: 'POST', body })
  expect((await scene.history()).awards).toEqual([])
})
