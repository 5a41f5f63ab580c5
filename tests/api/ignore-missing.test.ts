import { describe, expect, it } from 'vitest'
import { errorForStatus } from '@/api/errors'
import { ignoreMissing } from '@/api/ignore-missing'

describe('ignoreMissing', () => {
  it('what does not exist, or was undone before, counts as done', async () => {
    const missing = errorForStatus(404)
    const undone = errorForStatus(409, { code: 'ALREADY_UNDONE' })
    for (const error of [missing, undone]) {
      await expect(ignoreMissing(Promise.reject(error))).resolves.toBeUndefined()
    }
  })

  it('throws other errors', async () => {
    const conflict = errorForStatus(409, { code: 'BAD_REQUEST' })
    await expect(ignoreMissing(Promise.reject(conflict))).rejects.toBe(conflict)
  })
})
