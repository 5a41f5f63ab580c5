import { linkedId } from '@/game/wowhead'
import { describe, expect, it } from 'vitest'

describe('linkedId', () => {
  it.each([
    ['item', 'https://www.wowhead.com/item=237533/atomic-phasebelt', '237533'],
    ['instance', 'https://us.api.blizzard.com/data/wow/journal-instance/1302?locale=en', '1302'],
    ['instance', '|Hjournal:0:1302:16|h[Manaforge Omega]|h', '1302'],
    ['encounter', 'https://us.api.blizzard.com/data/wow/journal-encounter/2684', '2684'],
    ['encounter', '|Hjournal:1:2684:16|h[Plexus Sentinel]|h', '2684'],
    // The ids of a zone and an NPC are not those of the journal.
    ['instance', 'https://www.wowhead.com/zone=16178/manaforge-omega', undefined],
    ['encounter', 'https://www.wowhead.com/npc=233814/plexus-sentinel', undefined],
  ] as const)('%s in %s', (kind, text, id) => {
    expect(linkedId(kind, text)).toBe(id)
  })
})
