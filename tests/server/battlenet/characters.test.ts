import { describe, expect, it } from 'vitest'
import { createHarness, isPath, json, maintenancePage } from './harness'

const FROSTELLE = { region: 'eu', realmSlug: 'argent-dawn', name: 'Frostelle' } as const

describe('listAccountCharacters', () => {
  it('returns the characters of all game accounts in one list', async () => {
    const { battleNet, signIn } = createHarness()
    const characters = await battleNet.listAccountCharacters(await signIn('Admin#1000'))
    expect(characters.map(({ name }) => name)).toEqual([
      'Thaldorimend',
      'Maelis',
      'Élyandre',
      'Borgrin',
    ])
    expect(characters[2]).toEqual({
      blizzardCharacterId: 230_100_003,
      name: 'Élyandre',
      className: 'Priest',
      realm: 'Marécage de Zangar',
      realmSlug: 'marécage-de-zangar',
      region: 'eu',
      faction: 'HORDE',
      raceName: 'Blood Elf',
      level: 90,
    })
  })

  it('asks all regions and returns the characters of each', async () => {
    const { battleNet, signIn, paths } = createHarness()
    const characters = await battleNet.listAccountCharacters(await signIn('Raider#3000'))
    expect(new Set(characters.map(({ region }) => region))).toEqual(new Set(['us', 'eu']))
    expect(paths('/profile/user/wow').toSorted()).toEqual(
      ['eu', 'kr', 'tw', 'us'].map((region) => `/api/${region}/profile/user/wow`),
    )
  })

  it('returns an empty list for an account without characters', async () => {
    const { battleNet, signIn } = createHarness()
    const token = await signIn('Empty#4000')
    await expect(battleNet.listAccountCharacters(token)).resolves.toEqual([])
  })

  it('returns the characters of the other regions while one region fails', async () => {
    const { battleNet, sandbox, signIn } = createHarness()
    const token = await signIn('Newcomer#2000')
    sandbox.script({ match: isPath('/kr/profile/user/wow'), respond: () => json(503), times: 3 })
    await expect(battleNet.listAccountCharacters(token)).resolves.toHaveLength(8)
  })

  it('rejects instead of returning an empty list if no region returned characters and one failed', async () => {
    const { battleNet, sandbox, signIn } = createHarness()
    const token = await signIn('Newcomer#2000')
    sandbox.script({ match: isPath('/eu/profile/user/wow'), respond: maintenancePage })
    await expect(battleNet.listAccountCharacters(token)).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
    })
  })

  it('skips invalid entries and accepts entries without localized names', async () => {
    const { battleNet, sandbox, signIn } = createHarness()
    const token = await signIn('Empty#4000')
    const entry = {
      id: 1,
      name: 'Solo',
      realm: { slug: 'argent-dawn', name: null },
      playable_class: { id: 8, name: '마법사' },
      level: 80,
    }
    const body = { wow_accounts: [{ characters: [{ id: 2 }, entry] }, {}] }
    sandbox.script({ match: isPath('/eu/profile/user/wow'), respond: () => json(200, body) })
    await expect(battleNet.listAccountCharacters(token)).resolves.toMatchObject([
      { name: 'Solo', className: 'Mage', realm: 'argent-dawn', faction: 'NEUTRAL', raceName: null },
    ])
  })

  it.each(['unknown', ''])('invalid token "%s": BATTLENET_TOKEN_EXPIRED', async (token) => {
    const { battleNet } = createHarness()
    await expect(battleNet.listAccountCharacters(token)).rejects.toMatchObject({
      code: 'BATTLENET_TOKEN_EXPIRED',
    })
  })

  it('token after 24 hours: BATTLENET_TOKEN_EXPIRED', async () => {
    const { battleNet, signIn, pass } = createHarness()
    const token = await signIn('Admin#1000')
    pass(86_399)
    await expect(battleNet.listAccountCharacters(token)).rejects.toMatchObject({
      code: 'BATTLENET_TOKEN_EXPIRED',
    })
    await expect(battleNet.getIdentity(token)).rejects.toMatchObject({
      code: 'BATTLENET_TOKEN_EXPIRED',
    })
  })
})

describe('getCharacter', () => {
  it('combines summary, equipment and media, without a token of a user', async () => {
    const { battleNet } = createHarness()
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toEqual({
      blizzardCharacterId: 230_300_001,
      name: 'Frostelle',
      className: 'Mage',
      realm: 'Argent Dawn',
      realmSlug: 'argent-dawn',
      region: 'eu',
      faction: 'ALLIANCE',
      raceName: 'Gnome',
      specialization: 'frost',
      level: 90,
      itemLevel: 281,
      avatarUrl: null,
      guild: {
        blizzardGuildId: 70_100_001,
        name: 'Ashen Vanguard',
        realm: 'Argent Dawn',
        realmSlug: 'argent-dawn',
        faction: 'ALLIANCE',
      },
      equipmentCount: 16,
      equipment: expect.arrayContaining([
        {
          itemId: 268_251,
          name: 'Amulet of the Twin Fangs',
          place: 'NECK',
          itemLevel: 321,
          bonusIds: [6652, 12_846, 13_335],
          description: null,
          setId: null,
        },
      ]),
    })
  })

  it('names and realms with accents are sent lower-case and encoded', async () => {
    const { battleNet, paths } = createHarness()
    const address = { region: 'eu', realmSlug: 'marécage-de-zangar', name: 'Élyandre' } as const
    await expect(battleNet.getCharacter(address)).resolves.toMatchObject({ name: 'Élyandre' })
    expect(paths('equipment')).toEqual([
      '/api/eu/profile/wow/character/mar%C3%A9cage-de-zangar/%C3%A9lyandre/equipment',
    ])
  })

  it('specialization, item level and guild may be missing', async () => {
    const { battleNet } = createHarness()
    const address = { region: 'eu', realmSlug: 'marécage-de-zangar', name: 'Oakhorn' } as const
    await expect(battleNet.getCharacter(address)).resolves.toMatchObject({
      specialization: null,
      itemLevel: null,
      guild: null,
      equipmentCount: 6,
    })
  })

  it('the specialization is null if the class does not have it', async () => {
    const { battleNet, sandbox } = createHarness()
    const body = {
      id: 3,
      name: 'Selhane',
      realm: { slug: 'silvermoon' },
      character_class: { id: 12, name: 'Demon Hunter' },
      active_spec: { id: 1480 },
      level: 90,
    }
    sandbox.script({ match: isPath('/frostelle'), respond: () => json(200, body) })
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toMatchObject({
      className: 'Demon Hunter',
      specialization: null,
    })
  })

  it.each([
    [
      { assets: [{ key: 'avatar', value: 'https://render.test/a.jpg' }] },
      'https://render.test/a.jpg',
    ],
    [{ avatar_url: 'https://render.test/b.jpg' }, 'https://render.test/b.jpg'],
    [{ assets: [{ key: 'main-raw', value: 'https://render.test/c.png' }] }, null],
    [{ assets: [{ key: 'avatar', value: 'javascript:alert(1)' }] }, null],
  ])('media %o: portrait %s', async (media, avatarUrl) => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isPath('/character-media'), respond: () => json(200, media) })
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toMatchObject({ avatarUrl })
  })

  it.each([
    ['404', () => json(404)],
    ['503', () => json(503)],
    ['HTML', maintenancePage],
  ])('media request fails with %s: no portrait', async (_, respond) => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isPath('/character-media'), respond, times: 3 })
    await expect(battleNet.getCharacter(FROSTELLE)).resolves.toMatchObject({ avatarUrl: null })
  })

  it('equipment request fails: BATTLENET_API_ERROR', async () => {
    const { battleNet, sandbox } = createHarness()
    sandbox.script({ match: isPath('/equipment'), respond: () => json(500), times: 3 })
    await expect(battleNet.getCharacter(FROSTELLE)).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
    })
  })

  it('character that Battle.net does not show: the message says what to do', async () => {
    const { battleNet } = createHarness()
    const address = { region: 'eu', realmSlug: 'silvermoon', name: 'Selhane' } as const
    await expect(battleNet.getCharacter(address)).rejects.toMatchObject({
      code: 'CHARACTER_FETCH_ERROR',
      message:
        'Battle.net has no data for Selhane at the moment. Log in to the game with this character, then try again.',
    })
  })
})

describe('getGuildRoster', () => {
  it('returns the members with their ranks, names, classes and levels', async () => {
    const { battleNet } = createHarness()
    const { blizzardGuildId, members: roster } = await battleNet.getGuildRoster({
      region: 'eu',
      realmSlug: 'argent-dawn',
      name: 'Ashen Vanguard',
    })
    expect(blizzardGuildId).toBe(70_100_001)
    expect(roster).toHaveLength(27)
    const everyone = { realmSlug: 'argent-dawn', level: 90 }
    expect(roster.slice(0, 3)).toEqual([
      {
        blizzardCharacterId: 230_100_001,
        rank: 0,
        name: 'Thaldorimend',
        className: 'Paladin',
        ...everyone,
      },
      {
        blizzardCharacterId: 230_200_001,
        rank: 4,
        name: 'Brannoch',
        className: 'Warrior',
        ...everyone,
      },
      {
        blizzardCharacterId: 230_300_001,
        rank: 1,
        name: 'Frostelle',
        className: 'Mage',
        ...everyone,
      },
    ])
  })

  it('unknown guild: BATTLENET_API_ERROR with the name of the guild', async () => {
    const { battleNet } = createHarness()
    const address = { region: 'us', realmSlug: 'argent-dawn', name: 'Ashen Vanguard' } as const
    await expect(battleNet.getGuildRoster(address)).rejects.toMatchObject({
      code: 'BATTLENET_API_ERROR',
      message: expect.stringContaining('Ashen Vanguard'),
    })
  })
})
