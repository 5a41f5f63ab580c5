import { vi } from 'vitest'
import type { ApiError } from '@/api/errors'

/** Replaces fetch by a function that records requests and answers with `respond`. */
export function stubFetch(respond: (init: RequestInit) => Promise<Response> | Response) {
  const sent: { url: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return respond(init)
  })
  return sent
}

export function answer(status: number, body?: string | object, headers?: Record<string, string>) {
  const text = typeof body === 'object' ? JSON.stringify(body) : body
  return new Response(text ?? null, { status, headers })
}

/** The error that a call rejects with; throws if the call resolves. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('value' in outcome) throw new Error(`The call resolved with ${JSON.stringify(outcome.value)}`)
  // The class is not checked here; tests that depend on it check it.
  return outcome.error as ApiError
}
