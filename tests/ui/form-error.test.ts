import { splitFormError } from '@/ui/form/split-form-error'
import { describe, expect, it } from 'vitest'

const values = { name: '', slug: '' }

describe('splitFormError', () => {
  it('error without fields: its message is the general message', () => {
    expect(splitFormError({ message: 'Offline', fields: {} }, values)).toEqual({
      fields: [],
      general: 'Offline',
    })
  })

  it('error for fields of the form: their messages replace the general message', () => {
    const error = { message: 'Invalid', fields: { slug: 'Taken', name: 'Too long' } }
    expect(splitFormError(error, values)).toEqual({
      fields: [
        ['slug', 'Taken'],
        ['name', 'Too long'],
      ],
      general: null,
    })
  })

  it('messages for fields that the form lacks become the general message', () => {
    const error = { message: 'Invalid', fields: { slug: 'Taken', tier: 'Unknown', other: 'Bad' } }
    expect(splitFormError(error, values)).toEqual({
      fields: [['slug', 'Taken']],
      general: 'Unknown Bad',
    })
  })
})
