import { getGuildBoard } from '@/contract/guilds/guild-board'
import { listAwards } from '@/contract/guilds/guild-awards'
import { groupWants } from '@/contract/guilds/wants'
import { listActiveInstances } from '@/contract/instance'
import { listInstanceLoot } from '@/contract/loot-item'
import { expect, test } from '../support/fixtures'
import { enterAs, type Person } from '../support/person'
import { PHONE_TOO } from '../support/tags'

test.use({ freshServer: true })

/** Four items that somebody wants of each of the first three bosses, by name. */
async function findDrops(officer: Person, guildId: string): Promise<string[]> {
  const raids = await officer.read(listActiveInstances)
  const instanceId = raids.find(({ name }) => name === 'The Venomous Abyss')?.id ?? ''
  const board = await officer.read(getGuildBoard, { guildId, instanceId, difficulty: 'Heroic' })
  const wants = groupWants(board.lists)
  const bosses = (await officer.read(listInstanceLoot, { instanceId })).map(({ items }) =>
    items.filter(({ id }) => wants.get(id)?.wants.length),
  )
  const drops = bosses
    .filter((items) => items.length >= 4)
    .slice(0, 3)
    .flatMap((items) => items.slice(0, 4))
  expect(drops).toHaveLength(12)
  return drops.map(({ name }) => name)
}

test(
  'guild board: twelve drops of three bosses are awarded with three presses each',
  { tag: PHONE_TOO },
  async ({ page, getPerson, isMobile }) => {
    test.slow()
    const officer = await getPerson('Raider#3000')
    await enterAs(page, officer)
    const path = await officer.guildPath()
    const guildId = path.split('/').at(-1) ?? ''
    const drops = await findDrops(officer, guildId)
    const before = (await officer.read(listAwards, { guildId })).awards.length
    await page.goto(`${path}?raid=the-venomous-abyss&difficulty=Heroic`)
    const search = page.getByRole('searchbox', { name: 'Item or raider' })
    await expect(search).toBeVisible()
    for (const name of drops) {
      // After its name is typed or pressed, three presses award a drop.
      const council = page.getByRole('dialog', { name })
      const firstRow = council.getByRole('row').nth(1)
      if (isMobile) {
        await page.getByRole('button', { name }).first().tap()
        await firstRow.getByRole('button').first().tap()
        await council.getByRole('button', { name: /^Award to (?!someone else)/ }).tap()
        await page.getByRole('menuitem', { name: 'BiS' }).tap()
      } else {
        await page.keyboard.press('/')
        await page.keyboard.type(name)
        await page.keyboard.press('Enter')
        await expect(firstRow).toBeVisible()
        await page.keyboard.press('a')
        await expect(page.getByRole('menuitem').first()).toBeFocused()
        await page.keyboard.press('Enter')
      }
      await expect(council.getByRole('region', { name: 'Awarded tonight' })).toBeVisible()
      if (isMobile) await council.getByRole('button', { name: 'Close' }).tap()
    }
    const { awards } = await officer.read(listAwards, { guildId })
    expect(awards.slice(0, awards.length - before).map(({ itemName }) => itemName)).toEqual(
      drops.toReversed(),
    )
  },
)
