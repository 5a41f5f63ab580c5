import { describeFaults } from './fault-matrix'
import { SIM_SITUATIONS } from './sim-situations'

describeFaults(SIM_SITUATIONS)
