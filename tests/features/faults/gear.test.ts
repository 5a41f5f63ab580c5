import { describeFaults } from './fault-matrix'
import { GEAR_SITUATIONS } from './gear-situations'

describeFaults(GEAR_SITUATIONS)
