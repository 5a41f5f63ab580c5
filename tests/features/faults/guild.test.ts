import { describeFaults } from './fault-matrix'
import { GUILD_SITUATIONS } from './guild-situations'

describeFaults(GUILD_SITUATIONS)
