import { ACCOUNT_SITUATIONS } from './account-situations'
import { describeFaults } from './fault-matrix'

describeFaults(ACCOUNT_SITUATIONS)
