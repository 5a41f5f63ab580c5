import { describeFaults } from './fault-matrix'
import { GUILD_SITUATIONS } from './guild-situations'
import { NIGHT_SITUATIONS } from './night-situations'
import { WEBHOOK_SITUATIONS } from './webhook-situations'
import { RAIDER_SITUATIONS } from './raider-situations'

describeFaults([
  ...GUILD_SITUATIONS,
  ...RAIDER_SITUATIONS,
  ...NIGHT_SITUATIONS,
  ...WEBHOOK_SITUATIONS,
])
