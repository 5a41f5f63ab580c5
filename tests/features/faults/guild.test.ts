import { describeFaults } from './fault-matrix'
import { GUILD_SITUATIONS } from './guild-situations'
import { RAIDER_SITUATIONS } from './raider-situations'

describeFaults([...GUILD_SITUATIONS, ...RAIDER_SITUATIONS])
