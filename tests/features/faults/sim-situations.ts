import { screen } from '@testing-library/react'
import { deleteSim, getWishlistSim } from '@/contract/sim'
import { importSim, readSimReport } from '@/contract/sim-import'
import { signInPerson } from '../../support/entities'
import type { Api } from '../../support/app/msw-bridge'
import { REPORT_ID } from '../../support/backend/report-host'
import { stubWorkers } from '../../support/app/stub-workers'
import { simpleModel } from '../../support/sim-reports'
import { HOOD } from '../../support/sim-items'
import { importReport } from '../../support/sims'
import { chooseAction, openImport, toText } from '../sims/sim-screen'
import { inDialog, oneToast, sectionError } from './outcomes'
import type { Situation } from './situation'
import { listPath, refetched } from './situations'

async function simulatedListPath(api: Api) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  await importReport(api.backend, raider)
  return listPath(api, '')
}

/** A situation for each call of the feature `sims`. */
export const SIM_SITUATIONS: readonly Situation[] = [
  { call: getWishlistSim, open: simulatedListPath, outcome: sectionError },
  {
    call: readSimReport,
    open: (api) => listPath(api, ''),
    act: async (user) => {
      const { paste } = await openImport(user)
      await paste(`https://www.raidbots.com/simbot/report/${REPORT_ID}`)
    },
    outcome: inDialog,
  },
  {
    call: importSim,
    open: (api) => listPath(api, ''),
    prepare: async (user) => {
      stubWorkers()
      const { dialog, paste } = await openImport(user)
      await paste(toText(simpleModel([{ ...HOOD, percent: 2 }])))
      await dialog.findByRole('button', { name: 'Import' })
    },
    act: async (user) => user.click(screen.getByRole('button', { name: 'Import' })),
    isRepeatable: true,
    outcome: inDialog,
  },
  {
    call: deleteSim,
    open: simulatedListPath,
    prepare: async () => void (await screen.findByText(/^Simulated /)),
    act: async (user) => chooseAction(user, 'Delete simulation'),
    isRepeatable: true,
    outcome: oneToast,
    // A simulation that is already deleted counts as deleted.
    except: { 404: refetched },
  },
]
