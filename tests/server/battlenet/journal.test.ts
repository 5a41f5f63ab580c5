import { describe, expect, it } from 'vitest'
import { SANDBOX_RAID, UNOPENED_RAID } from '../../../server/battlenet/sandbox/journal-world'
import { SANDBOX_PATH } from '../../../server/battlenet/sandbox/sandbox'
import { createHarness, isPath, json, maintenancePage, ORIGIN } from './harness'

const DATA = `${ORIGIN}${SANDBOX_PATH}/api/us/data/wow`
const ITEM = 299_001
/** Special items of the sandbox. */
const LENS = 299_903
const UNSORTED = 299_906
const UNFINISHED = 299_909

describe('journal: what is read', () => {
  it('lists expansions without the current season, and their raids', async () => {
    const { journal } = createHarness().battleNet
    expect(await journal.listExpansions()).toEqual([{ id: 517, name: 'Midnight' }])
    expect((await journal.listRaids(517)).map(({ name }) => name)).toEqual([
      SANDBOX_RAID.name,
      UNOPENED_RAID.name,
    ])
  })

  it('reads a raid with its difficulties and encounters, also one without any', async () => {
    const { journal } = createHarness().battleNet
    const raid = await journal.getRaid(SANDBOX_RAID.id)
    expect(raid).toMatchObject({
      name: SANDBOX_RAID.name,
      expansion: 'Midnight',
      difficulties: ['LFR', 'Normal', 'Heroic', 'Mythic'],
    })
    expect(raid?.encounters).toHaveLength(9)
    expect(await journal.getRaid(UNOPENED_RAID.id)).toEqual({
      ...UNOPENED_RAID,
      expansion: null,
      difficulties: [],
      encounters: [],
    })
  })

  it('tells bosses from pages of text', async () => {
    const { journal } = createHarness().battleNet
    const [primer, boss] = SANDBOX_RAID.encounters
    expect(await journal.getEncounter(primer?.id ?? 0)).toMatchObject({ isBoss: false, items: [] })
    const encounter = await journal.getEncounter(boss?.id ?? 0)
    expect(encounter).toMatchObject({ isBoss: true })
    // The ids are those of the items, not those of the journal's rows.
    expect(encounter?.items[0]?.id).toBe(ITEM)
  })

  it('reads an item with its icon; missing icons and slots are not an error', async () => {
    const { journal } = createHarness().battleNet
    expect(await journal.getItem(ITEM)).toEqual({
      iconName: 'inv_sandbox_1',
      item: {
        id: ITEM,
        name: 'Ostrava Hood',
        kind: 'gear',
        itemSlot: 'HEAD',
        itemType: 'Cloth Armor',
        rarity: 'EPIC',
        primaryStat: 'INTELLECT',
        tokenCategory: null,
        classes: null,
        lootSpecializationIds: null,
        hasIcon: true,
        itemLevel: 285,
        gameWords: 'Head, Cloth, Armor',
      },
    })
    expect((await journal.getItem(299_005))?.iconName).toBe('4299005')
    expect(await journal.getItem(LENS)).toMatchObject({ iconName: null, item: { hasIcon: false } })
    expect(await journal.getItem(UNSORTED)).toMatchObject({
      item: { kind: 'gear', itemSlot: null },
    })
  })

  it('what Battle.net does not have is null', async () => {
    const { journal } = createHarness().battleNet
    const missing = [journal.getRaid(1), journal.getEncounter(1), journal.getItem(UNFINISHED)]
    expect(await Promise.all(missing)).toEqual([null, null, null])
  })
})

describe('journal: requests', () => {
  it('are not repeated within an hour, and then are', async () => {
    const { battleNet, paths, pass } = createHarness()
    await battleNet.journal.getItem(ITEM)
    await battleNet.journal.getItem(ITEM)
    expect(paths(`/item/${ITEM}`)).toHaveLength(2)
    pass(3600)
    await battleNet.journal.getItem(ITEM)
    expect(paths(`/item/${ITEM}`)).toHaveLength(4)
  })

  it('start at most ten times per second', async () => {
    const { battleNet, waits } = createHarness()
    await Promise.all(Array.from({ length: 10 }, (_, i) => battleNet.journal.getItem(ITEM + i)))
    expect(waits).toHaveLength(19)
    expect(Math.max(...waits)).toBeCloseTo(1900)
  })

  it.each([429, 503])(
    'are repeated at most twice after %i, then the item fails',
    async (status) => {
      const { battleNet, sandbox, paths } = createHarness()
      const match = isPath(`/data/wow/item/${ITEM}`)
      sandbox.script({ match, respond: () => json(status), times: 2 })
      expect(await battleNet.journal.getItem(ITEM)).toMatchObject({ item: { id: ITEM } })
      expect(paths(`/wow/item/${ITEM}`)).toHaveLength(3)

      const failing = createHarness()
      failing.sandbox.script({ match, respond: () => json(status), times: 3 })
      await expect(failing.battleNet.journal.getItem(ITEM)).rejects.toThrow('Battle.net')
      // The failure is not kept.
      expect(await failing.battleNet.journal.getItem(ITEM)).toMatchObject({ item: { id: ITEM } })
    },
  )

  it.each([
    ['an HTML page', maintenancePage],
    ['an item without a name', () => json(200, { id: ITEM })],
    ['an empty body', () => new Response(null, { status: 204 })],
  ])('%s is an error', async (_, respond) => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isPath(`/data/wow/item/${ITEM}`), respond })
    await expect(battleNet.journal.getItem(ITEM)).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
    })
  })
})

/** Sends a request to the sandbox with the backend's token, unless the headers replace it. */
async function get(path: string, headers: Record<string, string>, query = '?locale=en_US') {
  const { fetchSandbox } = createHarness()
  const token = await fetchSandbox(`${ORIGIN}${SANDBOX_PATH}/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('guildr-sandbox:sandbox-only')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const { access_token: accessToken } = (await token.json()) as { access_token: string }
  return fetchSandbox(`${DATA}/${path}${query}`, {
    headers: { Authorization: `Bearer ${accessToken}`, ...headers },
  })
}

describe('sandbox: journal', () => {
  it.each([
    ['no token', { Authorization: '' }, undefined, 401],
    ['no namespace', {}, undefined, 403],
    ['the namespace of profiles', { 'Battlenet-Namespace': 'profile-us' }, undefined, 403],
    ['the namespace of another region', { 'Battlenet-Namespace': 'static-eu' }, undefined, 403],
    ['an unknown locale', { 'Battlenet-Namespace': 'static-us' }, '?locale=xx_XX', 400],
    ['no locale', { 'Battlenet-Namespace': 'static-us' }, '', 400],
  ])('%s is rejected', async (_, headers, query, status) => {
    for (const path of ['journal-expansion/index', `item/${ITEM}`, `media/item/${ITEM}`]) {
      const response = await get(path, headers, query)
      expect(response.status).toBe(status)
      const type = `BLZWEBAPI00000${status}`
      await expect(response.json()).resolves.toMatchObject({ code: status, type })
    }
  })

  it('the raid has 110 items, one of them on two bosses', () => {
    const ids = SANDBOX_RAID.encounters.flatMap(({ items }) => items.map(({ id }) => id))
    expect(ids).toHaveLength(110)
    expect(new Set(ids).size).toBe(109)
  })
})
