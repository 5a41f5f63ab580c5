import type { AccountExport } from '@/contract/account'
import { sql } from 'drizzle-orm'
import { characters, lootItems, simGains, sims, users } from '../database/schema'

/** All simulations of the user of a row of `users`, as JSON of Postgres, for a query of that table. */
export const simsOfUser = sql<NonNullable<AccountExport['sims']>>`(
  select coalesce(json_agg(json_build_object(
    'id', ${sims.id}, 'characterId', ${sims.characterId}, 'instanceId', ${sims.instanceId},
    'difficulty', ${sims.difficulty}, 'specialization', ${sims.specialization},
    'source', ${sims.source}, 'reportId', ${sims.reportId}, 'fightStyle', ${sims.fightStyle},
    'fightLength', ${sims.fightLength}, 'targetCount', ${sims.targetCount},
    'simulatedAt', ${sims.simulatedAt}, 'metric', ${sims.metric}, 'baseline', ${sims.baseline},
    'itemLevel', ${sims.itemLevel}, 'gains', (
      select coalesce(json_agg(json_build_object(
        'lootItemId', ${simGains.lootItemId}, 'name', ${lootItems.name}, 'slot', ${simGains.slot},
        'itemLevel', ${simGains.itemLevel}, 'gain', ${simGains.gain},
        'percent', ${simGains.percent}, 'error', ${simGains.error}
      ) order by ${simGains.gain} desc), '[]')
      from ${simGains} join ${lootItems} on ${lootItems.id} = ${simGains.lootItemId}
      where ${simGains.simId} = ${sims.id})
  ) order by ${sims.simulatedAt}, ${sims.id}), '[]')
  from ${sims} join ${characters} on ${characters.id} = ${sims.characterId}
  where ${characters.userId} = ${users.id})`
