import { chromium } from '@playwright/test'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse scores of a page from 0 to 100, and its largest contentful paint in milliseconds. */
export type LighthouseScores = Record<(typeof CATEGORIES)[number] | 'lcp', number>

/**
 * Installed on demand by npx, because it would make up a fifth of the installed dependencies. This
 * is the latest version that supports Node 20.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** Limit for one report, so that a page that does not respond cannot block the others. */
const REPORT_TIMEOUT_MS = 120_000

const run = promisify(execFile)

/** The used part of a Lighthouse report. */
const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.nullable(z.number()),
      numericValue: z.optional(z.number()),
    }),
  ),
})

/** Fills the storage of the default context, in which Lighthouse opens its pages. */
export async function fillDefaultStorage(
  port: number,
  url: string,
  storage: Record<string, string>,
) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('The browser has no context')
  await page.goto(`${url}/robots.txt`)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, storage)
  await page.close()
  await browser.close()
}

/**
 * Runs Lighthouse once with its default preset: a mid-range phone with simulated network and CPU.
 * Prints the failed audits except those of performance.
 * @param port the browser's debugging port; its local storage is kept
 * @param slowdown factor by which the CPU is throttled
 */
export async function runLighthouse(
  url: string,
  port: number,
  slowdown: number,
): Promise<LighthouseScores> {
  const { categories, audits } = await report(url, port, slowdown)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  for (const name of CATEGORIES.slice(1)) {
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id]
      if (audit && weight > 0 && audit.score !== null && audit.score < 1) {
        console.log(`  ${new URL(url).pathname}: ${audit.title}`)
      }
    }
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
  }
}

/** Asynchronous, because this process serves some of the measured pages. */
async function report(url: string, port: number, slowdown: number) {
  const options = [`--port=${port}`, '--output=json', '--quiet', '--disable-storage-reset']
  const throttling = `--throttling.cpuSlowdownMultiplier=${slowdown}`
  const categories = `--only-categories=${CATEGORIES.join()}`
  const { stdout } = await run(
    'npx',
    ['--yes', LIGHTHOUSE, url, ...options, throttling, categories],
    {
      maxBuffer: 64 * 1024 * 1024,
      timeout: REPORT_TIMEOUT_MS,
    },
  )
  return reportSchema.parse(JSON.parse(stdout))
}
