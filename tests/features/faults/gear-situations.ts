import { screen } from '@testing-library/react'
import { getWishlistGear } from '@/contract/gear'
import { importGear } from '@/contract/gear-import'
import { HERO_HOOD } from '../../support/gear'
import { simpleSimc, toSimcText } from '../../support/simc-texts'
import { openGearImport } from '../gear/gear-screen'
import { inDialog, sectionError } from './outcomes'
import type { Situation } from './situation'
import { listPath } from './situations'

/** A situation for each call of the feature `gear`. */
export const GEAR_SITUATIONS: readonly Situation[] = [
  { call: getWishlistGear, open: (api) => listPath(api, ''), outcome: sectionError },
  {
    call: importGear,
    open: (api) => listPath(api, ''),
    prepare: async (user) => {
      const { dialog, paste } = await openGearImport(user)
      const hood = { ...HERO_HOOD, bonusIds: [...HERO_HOOD.bonusIds], isWorn: true }
      await paste(toSimcText(simpleSimc([hood])))
      await dialog.findByRole('button', { name: 'Import' })
    },
    act: async (user) => user.click(screen.getByRole('button', { name: 'Import' })),
    isRepeatable: true,
    outcome: inDialog,
  },
]
