import type { Browser } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { listInstanceLoot } from '@/contract/loot-item'
import { listActiveInstances } from '@/contract/instance'
import { enterAs, type Person } from '../../tests/e2e/support/person'
import { simpleModel, toDroptimizerJson } from '../../tests/support/sim-reports'
import { withSlowCpu } from '../event-timing'
import { recordTasks, tasksDuring, untilShown } from '../longest-task'
import { openContext } from '../open-context'

/** Size of the report in bytes. */
const SIZE = 2_000_000

/** The costs of importing a report of 2 MB with a throttled CPU, in milliseconds. */
export interface SimReportCosts {
  /**
   * Longest task of the main thread from the choice of the file to its preview; 0 if none exceeds
   * 50 ms.
   */
  longestTask: number
  /** Time from the choice of the file until the preview is shown. */
  preview: number
  /** Layout shift meanwhile. */
  shift: number
}

/**
 * Writes a Droptimizer report of 2 MB with a gain for every item of a raid, on Heroic and Mythic.
 * The rest is statistics of the simulation, which the app skips.
 */
export async function writeSimReport(
  file: string,
  raider: Person,
  raidSlug: string,
): Promise<void> {
  const instances = await raider.read(listActiveInstances)
  const instanceId = instances.find(({ slug }) => slug === raidSlug)?.id ?? ''
  const bosses = await raider.read(listInstanceLoot, { instanceId })
  const drops = bosses.flatMap(({ items }, boss) =>
    items.flatMap(({ blizzardItemId: itemId }, index) =>
      itemId == null ? [] : [{ itemId, encounterId: 2871 + boss, percent: 5 - index / 10 }],
    ),
  )
  const heroic = simpleModel(drops)
  const mythic = simpleModel(drops, { mode: ['raid-mythic', 'Mythic'] })
  const report = toDroptimizerJson({ ...heroic, rows: [...heroic.rows, ...mythic.rows] })
  const ability = { spell_name: 'Frostbolt', actual_amount: { mean: 1234.5, min: 1, max: 9999 } }
  const count = Math.ceil((SIZE - JSON.stringify(report).length) / JSON.stringify(ability).length)
  const statistics = Array.from({ length: count }, () => ability)
  writeFileSync(file, JSON.stringify({ ...report, statistics }))
}

/**
 * Imports a report up to its preview. Stores nothing.
 * @param wishlist path of a wishlist
 * @param slowdown factor by which the CPU is throttled
 */
export async function measureSimReport(
  browser: Browser,
  { url, raider, wishlist, file }: { url: string; raider: Person; wishlist: string; file: string },
  slowdown: number,
): Promise<SimReportCosts> {
  const context = await openContext(browser, {
    baseURL: url,
    viewport: { width: 390, height: 844 },
  })
  try {
    const page = await context.newPage()
    await recordTasks(page)
    await enterAs(page, raider)
    await page.goto(wishlist)
    await page.getByRole('button', { name: /^More actions for / }).click()
    await page.getByRole('menuitem', { name: 'Simulation', exact: true }).click()
    const input = await page.getByLabel(/^Choose a file/).elementHandle()
    await page.waitForLoadState('networkidle')
    return await withSlowCpu(page, slowdown, async () => {
      let preview = 0
      const costs = await tasksDuring(page, async () => {
        const start = performance.now()
        await input?.setInputFiles(file)
        await page.evaluate(untilShown, '[role="dialog"] section li')
        preview = performance.now() - start
      })
      return { longestTask: costs.longest, preview, shift: costs.shift }
    })
  } finally {
    await context.close()
  }
}
