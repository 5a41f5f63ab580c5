import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ContractError } from '@/api/errors'
import { bridgeToBackend, type Api } from '../../support/app/msw-bridge'
import { closeApp, renderApp, takeReports } from '../../support/app/render-app'
import { isFullRun, runs, sample } from '../../support/runs'
import { toasts } from '../../support/app/toasts'
import { toast } from '@/ui/messages/toast'
import { FAULTS, holdTimeouts, WRONG_ANSWERS, type Fault } from './faults'
import { outcomeOf, type Situation } from './situation'

/*
 * Lets every call fail in every possible way and checks what the screen shows. A 401 leads to
 * /login; every other failure is shown once, in the expected place, with the server's message if it
 * sent one. situations.ts lists the exceptions with their reasons; docs/faults.md describes them.
 */

const FAULT_TIMEOUT_MS = 120_000

/**
 * Defines one test per read, which reports the names of all wrong answers that do not end, without
 * a retry, in the view that the situation expects.
 */
export function describeWrongAnswers(reads: readonly (Situation & { on: string })[]) {
  const api = bridgeToBackend()

  describe('answers that are complete but wrong', () => {
    it.each(sample(reads.map(titled), 2))(
      '%s: each is shown as an error',
      async (_, situation, index) => {
        const errors: Error[] = []
        for (const answer of chooseWrongAnswers(index)) {
          try {
            // The API's timeout is held back, so a view that waited for it would never be shown.
            await checkFault(api, situation, answer)
            expect(api.sent(situation.call)).toHaveLength(1)
          } catch (cause) {
            errors.push(new Error(answer.name, { cause }))
          }
          await closeApp()
          api.restore()
        }
        expect(errors).toEqual([])
      },
    )
  })
}

function titled<Read extends Situation & { on: string }>(
  read: Read,
  index: number,
): [title: string, read: Read, index: number] {
  return [`${read.on}: ${read.call.method} ${read.call.path}`, read, index]
}

/**
 * `npm run test:all` tests every wrong answer; `npm test` tests one, which differs between reads.
 */
function chooseWrongAnswers(index: number): Fault[] {
  const count = runs(1, WRONG_ANSWERS.length)
  return WRONG_ANSWERS.filter(
    (_, position) => (position + 2 * index) % WRONG_ANSWERS.length < count,
  )
}

/** Defines one test per call, which reports the names of all failures that are shown wrongly. */
export function describeFaults(situations: readonly Situation[]) {
  const api = bridgeToBackend()

  describe('failed calls', () => {
    for (const [index, situation] of sample([...situations.entries()], 2)) {
      const { method, path } = situation.call
      const faults = chooseFaults(situation, index)
      it(
        `${method} ${path}: each failure is shown in the expected place`,
        { timeout: faults.length * FAULT_TIMEOUT_MS },
        async () => {
          const errors: Error[] = []
          let open: OpenScreen | undefined
          for (const fault of faults) {
            try {
              open = await checkFault(api, situation, fault, open)
            } catch (cause) {
              errors.push(new Error(fault.name, { cause }))
              open = undefined
            }
            if (!open) await closeApp()
            api.restore()
          }
          expect(errors).toEqual([])
        },
      )
    }
  })
}

/**
 * The failures to test. `npm run test:all` tests every failure that the call can have. `npm test`
 * tests 500, the failures with an exception for this call, and one more, which differs between calls
 * so that each failure is tested with some call; 401, which one function handles for all calls, is
 * tested with the calls that open a page and with some others.
 */
function chooseFaults(situation: Situation, index: number): Fault[] {
  const all = FAULTS.filter((fault) => applies(situation, fault))
  const rotating = all[2 + (index % (all.length - 2))]
  const { except = {} } = situation
  return all.filter(
    (fault) =>
      isFullRun ||
      fault.name === '500' ||
      (fault.status === 401 && (!situation.act || index % 8 === 0)) ||
      fault === rotating ||
      fault.name in except ||
      String(fault.status) in except,
  )
}

/** A screen on which a fault has been shown and `act` can be done again. */
interface OpenScreen {
  user: UserEvent
  /** The message of the fault. */
  shown: string
}

/**
 * Checks a fault, on the open screen if there is one. Returns the screen if the next fault can be
 * tested on it.
 */
async function checkFault(
  api: Api,
  situation: Situation,
  fault: Fault,
  open?: OpenScreen,
): Promise<OpenScreen | undefined> {
  const user = await provoke(api, situation, fault, open)
  const outcome = outcomeOf(situation, fault)
  await outcome(fault)
  if (fault.status !== 401) situation.keeps?.(fault)
  // The page is not blank, and shows neither a stack trace nor a JavaScript value as text.
  expect(screen.getAllByRole('heading').length).toBeGreaterThan(0)
  const leak = /.{0,40}(?:\bat \S+ \(|\[object |undefined|NaN).{0,40}/.exec(
    document.body.textContent,
  )
  expect(leak?.[0]).toBeUndefined()
  // The app logs answers that break the contract. The outcomes check errors that replace a page.
  const reported = takeReports().filter(({ error }) => !(error instanceof ContractError))
  expect(reported).toEqual([])
  const canRepeat = situation.isRepeatable && outcome === situation.outcome
  return canRepeat ? { user, shown: fault.says } : undefined
}

/** Opens the screen, unless it is open, and makes the call, which fails. */
async function provoke(api: Api, situation: Situation, fault: Fault, open?: OpenScreen) {
  const { call, act } = situation
  const user = await openScreen(api, situation, fault, open)
  if (act) {
    api.requests.length = 0
    api.answer(call, fault.answer)
    await act(user)
  }
  await waitFor(() => expect(api.sent(call).length).toBeGreaterThan(0))
  return user
}

/** Opens the screen, or uses the open one unless it already shows the message of the fault. */
async function openScreen(
  api: Api,
  { call, as = 'Raider#3000', open: openPath, prepare, act }: Situation,
  fault: Fault,
  open?: OpenScreen,
) {
  if (open && open.shown !== fault.says) {
    toast.dismiss()
    await waitFor(() => expect(toasts()).toEqual([]))
    return open.user
  }
  if (open) await closeApp()
  const path = await openPath(api)
  if (!act) {
    holdTimeouts()
    api.answer(call, fault.answer)
  }
  const { user } = await renderApp({ api, path, as })
  await prepare?.(user)
  if (act) holdTimeouts()
  return user
}

/**
 * A call without an answer body cannot break its contract with a 2xx status, and one that writes may
 * answer with nothing.
 */
function applies({ call }: Situation, { status, name }: Fault) {
  if (status !== 200) return true
  if (call.method !== 'GET' && call.receives) return name === '200 with HTML'
  return call.answer !== undefined
}
