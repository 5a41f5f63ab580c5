import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { createReportReader } from '../../../server/sims/report-reader'
import type { ReportLink } from '@/game/sims/report-link'
import { qeLiveReport, simpleModel, toDroptimizerJson } from '../../support/sim-reports'
import { startLocalServer } from '../../support/local-server'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const report = toDroptimizerJson(simpleModel([{ itemId: 7, encounterId: 8, percent: 1 }]))

/** Answers with a body of that type. */
function sends(body: string, type = 'application/json', status = 200): Answer {
  return (_, response) => response.writeHead(status, { 'Content-Type': type }).end(body)
}

/** Sends a body that does not end, until the transfer is cancelled. */
function sendsForever(onCancel: () => void): Answer {
  return (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    const write = () => {
      while (!response.destroyed && response.write(' '.repeat(100_000)));
    }
    response.on('drain', write).on('close', onCancel)
    write()
  }
}

const redirects: Answer = (_, response) => response.writeHead(302, { Location: '/other' }).end()

let answer: Answer
let paths: string[]
const { origin, close } = await startLocalServer((request, response) => {
  paths.push(request.url ?? '')
  answer(request, response)
})
afterAll(close)

function read(next: Answer, link: Partial<ReportLink> = {}, timeoutMs?: number) {
  answer = next
  paths = []
  const origins = { Raidbots: origin, 'QE Live': origin }
  return createReportReader({ origins, fetch, timeoutMs })({
    source: 'Raidbots',
    id: 'abc123',
    ...link,
  })
}

describe('createReportReader', () => {
  it('reads the data of a report by its id', async () => {
    const { gains } = await read(sends(JSON.stringify(report), 'application/json; charset=utf-8'))
    expect(gains).toMatchObject([{ itemId: 7, percent: 1 }])
    expect(paths).toEqual(['/reports/abc123/data.json'])
  })

  it.each(['../../secret', 'a/b', '?x', '#x', '@evil.example'])(
    'an invalid id (%s) stays one segment of the path',
    async (id) => {
      await read(sends('', 'text/html', 404), { id }).catch(() => undefined)
      expect(paths).toEqual([`/reports/${encodeURIComponent(id)}/data.json`])
    },
  )

  it.each<[string, Answer, number, string]>([
    ['404', sends('', 'text/html', 404), 404, 'Reports expire'],
    ['403', sends('', 'text/html', 403), 404, 'Reports expire'],
    ['500', sends('', 'text/html', 500), 502, 'Raidbots answered with 500'],
    ['HTML', sends('<html>', 'text/html'), 502, 'Raidbots did not send a report'],
    ['no type', (_, response) => response.end('{}'), 502, 'Raidbots did not send a report'],
    ['not JSON', sends('{'), 400, 'The end of this report is missing'],
    [
      'a Top Gear report',
      sends(JSON.stringify({ ...report, simbot: { simType: 'optimize' } })),
      400,
      'This is a Top Gear report',
    ],
    ['a closed connection', (_, response) => response.destroy(), 502, 'Raidbots did not answer'],
  ])('%s: is rejected with the reason', async (_, next, status, reason) => {
    await expect(read(next)).rejects.toMatchObject({
      status,
      message: expect.stringContaining(reason) as string,
    })
  })

  describe('of QE Live', () => {
    const link = { source: 'QE Live', id: 'aBcDeFgH1234' } as const
    const twice = JSON.stringify(JSON.stringify(qeLiveReport))

    it.each(['application/json', 'text/html; charset=UTF-8'])(
      'reads the data that is sent as %s and encoded twice',
      async (type) => {
        const { source, gains, simulatedAt } = await read(sends(twice, type), link)
        expect({ source, simulatedAt }).toEqual({
          source: 'QE Live',
          simulatedAt: '2026-09-01T00:00:00.000Z',
        })
        expect(gains).toMatchObject([{ itemId: 268_242, percent: 1.8 }])
        expect(paths).toEqual(['/api/getUpgradeReport.php?reportID=aBcDeFgH1234'])
      },
    )

    it.each<[string, Answer, number, string]>([
      ['an empty answer', sends('', 'text/html'), 404, 'QE Live does not have this report'],
      ['null', sends('null'), 404, 'QE Live does not have this report'],
      ['404', sends('', 'text/html', 404), 404, 'QE Live does not have this report'],
      ['500', sends('', 'text/html', 500), 502, 'QE Live answered with 500. Try again later.'],
      ['HTML', sends('<html>', 'text/html'), 400, 'This is a web page'],
      ['a redirect', redirects, 502, 'QE Live did not answer'],
    ])('%s: is rejected with the reason', async (_, next, status, reason) => {
      await expect(read(next, link)).rejects.toMatchObject({
        status,
        message: expect.stringContaining(reason) as string,
      })
    })

    it('an id cannot add parameters', async () => {
      await read(sends(twice), { ...link, id: 'a&b=#c' })
      expect(paths).toEqual(['/api/getUpgradeReport.php?reportID=a%26b%3D%23c'])
    })
  })

  it('a redirect is not followed, not even within the origin', async () => {
    await expect(read(redirects)).rejects.toMatchObject({ status: 502 })
    expect(paths).toEqual(['/reports/abc123/data.json'])
  })

  it('more than 5 MB: the transfer is cancelled', async () => {
    let isCancelled = false
    const endless = sendsForever(() => {
      isCancelled = true
    })
    await expect(read(endless)).rejects.toMatchObject({
      status: 400,
      message: 'This report is larger than 5 MB',
    })
    await expect.poll(() => isCancelled).toBe(true)
  })

  it('no answer: gives up after the time limit', async () => {
    await expect(read(() => undefined, {}, 50)).rejects.toMatchObject({ status: 502 })
  })
})
