import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ContractError } from '@/api/errors'
import { bridgeToBackend, type Api } from '../../support/msw-bridge'
import { renderApp, takeReports } from '../../support/render-app'
import { FAULTS, holdTimeouts, type Fault } from './faults'
import { outcomeOf, type Situation } from './situations'

/*
 * Every call × every way it can fail, through the screen. The rule is short: a 401 leads to /login,
 * any other fault is shown once by the one place that owns it, with the server's own words where it
 * sent any. What differs stands in situations.ts, beside its reason; docs/faults.md says it in prose.
 */

/** A test for each situation and each of the faults that it can meet. */
export function describeFaults(situations: readonly Situation[]) {
  const api = bridgeToBackend()

  describe.each(situations.map((situation) => ({ ...situation, title: nameOf(situation) })))(
    '$title',
    (situation) => {
      const faults = FAULTS.filter((fault) => applies(situation, fault))

      it.each(faults)('$name', async (fault) => {
        await meet(api, situation, fault)
        await outcomeOf(situation, fault)(fault)
        if (fault.status !== 401) situation.keeps?.(fault)
        // Never a blank page, a stack, or the insides of a program.
        expect(screen.getAllByRole('heading').length).toBeGreaterThan(0)
        expect(document.body).not.toHaveTextContent(/\bat \S+ \(|\[object |undefined|NaN/)
        // A broken contract is ours to know of; every other fault is the server's to log.
        const reported = takeReports().filter(
          ({ error }) => !situation.isLogged && !(error instanceof ContractError),
        )
        expect(reported).toEqual([])
      })
    },
  )
}

/** Opens the screen and does what meets the fault. */
async function meet(api: Api, situation: Situation, fault: Fault) {
  const { call, as = 'Raider#3000', open, prepare, act } = situation
  const path = await open(api)
  const fail = () => {
    holdTimeouts()
    api.answer(call, fault.answer)
  }
  if (!act) fail()
  const { user } = await renderApp({ api, path, as })
  await prepare?.(user)
  if (act) {
    fail()
    await act(user)
  }
  await waitFor(() => expect(api.sent(call).length).toBeGreaterThan(0))
}

/** A call that promises no content cannot break its promise with 2xx. */
function applies({ call }: Situation, { status }: Fault) {
  return call.answer !== undefined || status !== 200
}

function nameOf({ call }: Situation) {
  return `${call.method} ${call.path}`
}
