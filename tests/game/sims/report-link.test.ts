import { expect, test } from 'vitest'
import { readReportLink } from '@/game/sims/report-link'

const ID = 'wYqJx8mSW7dLcYtTzQpRkG'

test.each([
  [`https://www.raidbots.com/simbot/report/${ID}`, ID],
  [` http://raidbots.com/simbot/report/${ID}?tab=1#top\n`, ID],
  [`raidbots.com/simbot/report/${ID}/simc`, ID],
  [`https://www.raidbots.com/reports/${ID}/data.json`, ID],
  [`https://www.raidbots.com/reports/${ID}/data.csv`, ID],
  [`https://raidbots.com.evil.example/simbot/report/${ID}`, null],
  [`https://evil.example/raidbots.com/simbot/report/${ID}`, null],
  ['https://www.raidbots.com/simbot/report/../../x', null],
  [`javascript:alert("raidbots.com/simbot/report/${ID}")`, null],
  ['{"sim":{}}', null],
  ['', null],
])('readReportLink: %s → %s', (text, id) => {
  expect(readReportLink(text)).toBe(id)
})
