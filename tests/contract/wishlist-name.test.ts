import { expect, it } from 'vitest'
import { automaticName, WISHLIST_NAME_MAX } from '@/contract/wishlist'
import { CLASSES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'

it('automaticName: an instance name of 100 characters fits for every difficulty and specialization', () => {
  const labels = CLASSES.flatMap(({ specializations }) => specializations.map(({ name }) => name))
  const tooLong = labels.flatMap((specializationLabel) =>
    DIFFICULTIES.map((difficulty) =>
      automaticName({ instanceName: 'n'.repeat(100), difficulty, specializationLabel }),
    ).filter((name) => name.length > WISHLIST_NAME_MAX),
  )
  expect(tooLong).toEqual([])
})
