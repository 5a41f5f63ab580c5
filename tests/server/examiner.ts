import { listCharacterWishlists } from '@/contract/wishlist'
import { describeExamination } from '../../scripts/check-backend/describe'
import { examineBackend } from '../../scripts/check-backend/examine'
import { createTestBackend } from '../support/backend/backend'
import { BACKEND_ORIGIN } from '../support/backend/backend-parts'
import { signInPerson } from '../support/entities'
import type { Backend } from '../support/specified-backend'

type Changes = Partial<Pick<Parameters<typeof examineBackend>[0], 'token' | 'origin' | 'writes'>>

/** A backend that is examined as the script does. */
export async function createExaminer() {
  const backend = await createTestBackend()
  const raider = await signInPerson(backend, 'Raider#3000')
  /** Seconds for which calls have waited. */
  const waits: number[] = []
  const reference: Backend = async (request) => backend.app.fetch(request)

  async function examine(fetch: Backend, changes: Changes = {}) {
    waits.length = 0
    const result = await examineBackend({
      url: BACKEND_ORIGIN,
      token: raider.token,
      fetch,
      wait: async (seconds) => void waits.push(seconds),
      ...changes,
    })
    const serious = result.findings.filter(({ consequence }) => consequence !== 'assumed')
    return { ...result, serious, text: describeExamination(result) }
  }

  async function readListIds() {
    const { id: characterId } = await raider.character('Frostelle')
    const lists = await raider.make(listCharacterWishlists, { params: { characterId } })
    return lists.map(({ id }) => id)
  }

  return { backend, raider, waits, reference, examine, readListIds }
}
