import { expect, test } from 'vitest'
import { readReportLink } from '@/game/sims/report-link'

const ID = 'wYqJx8mSW7dLcYtTzQpRkG'

const QE = 'aBcDeFgH1234'
const RAIDBOTS_PAGE = `https://www.raidbots.com/simbot/report/${ID}`
const QE_PAGE = `https://questionablyepic.com/live/upgradereport/${QE}`

test.each([
  RAIDBOTS_PAGE,
  ` http://raidbots.com/simbot/report/${ID}?tab=1#top\n`,
  `raidbots.com/simbot/report/${ID}/simc`,
  `https://www.raidbots.com/reports/${ID}/data.json`,
  `https://www.raidbots.com/reports/${ID}/data.csv`,
  `<${RAIDBOTS_PAGE}>`,
  `[My sim](${RAIDBOTS_PAGE})`,
  `[url=${RAIDBOTS_PAGE}]my sim[/url]`,
  `[url]${RAIDBOTS_PAGE}[/url]`,
  `||${RAIDBOTS_PAGE}||`,
  `"${RAIDBOTS_PAGE}"`,
  `\`${RAIDBOTS_PAGE}\``,
  `my new sim: ${RAIDBOTS_PAGE}, for the raid`,
  `Sim (${RAIDBOTS_PAGE}).`,
  `HTTPS://WWW.RAIDBOTS.COM/simbot/report/${ID}`,
  `\u200B${RAIDBOTS_PAGE}\u200B`,
  `“${RAIDBOTS_PAGE}”`,
  `Report:${RAIDBOTS_PAGE}…`,
  `sim=${RAIDBOTS_PAGE}`,
  `（${RAIDBOTS_PAGE}）、`,
  `{${RAIDBOTS_PAGE}}`,
  `~~${RAIDBOTS_PAGE}~~`,
  `<a href="${RAIDBOTS_PAGE}">my sim</a>`,
  `=HYPERLINK("${RAIDBOTS_PAGE}","sim")`,
  `https://www.raidbots.com/simbot/droptimizer ${RAIDBOTS_PAGE}`,
])('the link in %s leads to the report of Raidbots', (text) => {
  expect(readReportLink(text)).toEqual({ source: 'Raidbots', id: ID })
})

test.each([
  QE_PAGE,
  `<${QE_PAGE}>`,
  `[Upgrades](${QE_PAGE})`,
  `www.questionablyepic.com/live/upgradereport/${QE}/`,
  `${QE_PAGE}?lang=de#top`,
  `https://questionablyepic.com/live/UpgradeReport/${QE}`,
  `https://questionablyepic.com/ptr/upgradereport/${QE}`,
  `https://questionablyepic.com/api/getUpgradeReport.php?reportID=${QE}`,
  `https://questionablyepic.com/api/getUpgradeReport.php?v=2&reportID=${QE}&x=1`,
])('the link in %s leads to the report of QE Live', (text) => {
  expect(readReportLink(text)).toEqual({ source: 'QE Live', id: QE })
})

test.each([
  `https://questionablyepic.com/live/report/${QE}`,
  'https://www.raidbots.com/simbot/droptimizer',
  'https://www.raidbots.com/simbot/droptimizer?region=eu',
  `https://questionablyepic.com.evil.example/live/upgradereport/${QE}`,
  `https://evil.example/questionablyepic.com/live/upgradereport/${QE}`,
  `https://questionablyepic.com/live/upgradereport/../../x`,
  `https://questionablyepic.com@evil.example/live/upgradereport/${QE}`,
  `${RAIDBOTS_PAGE} ${'x'.repeat(1000)}`,
  `https://raidbots.com.evil.example/simbot/report/${ID}`,
  `https://evil.example/raidbots.com/simbot/report/${ID}`,
  'https://www.raidbots.com/simbot/report/../../x',
  `javascript:alert("raidbots.com/simbot/report/${ID}")`,
  '{"sim":{}}',
  '',
])('%s is no link of a report', (text) => {
  expect(readReportLink(text)).toBeNull()
})
