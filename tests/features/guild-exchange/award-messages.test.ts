import { expect, it } from 'vitest'
import type { Award } from '@/contract/guilds/award'
import { writeAwardMessages } from '@/features/guild-exchange/award-messages'

const award = (itemName: string, name: string | null, change: Partial<Award> = {}): Award => ({
  id: itemName,
  itemName,
  instanceName: 'Raid',
  bossName: 'Sszorak',
  difficulty: 'Heroic',
  awardedAt: '2026-05-01T20:30:00Z',
  recipient: name === null ? null : { name },
  ...change,
})

const NIGHTS = [
  {
    nightId: 'night',
    date: '2026-05-02',
    awards: [
      award('Idol', 'Bai_', { response: 'BiS' }),
      award('Band', null, { bossName: null, response: 'Disenchant', isAwardReason: true }),
    ],
  },
  { nightId: undefined, date: '2026-05-01', awards: [award('Kris', 'Quillow')] },
]
const GUILD = { name: 'Ashen*Vanguard' }

it('awards are written by night, with names that Discord does not format', () => {
  expect(writeAwardMessages(GUILD, NIGHTS, () => true)).toEqual([
    [
      '**Ashen\\*Vanguard: night of May 2, 2026**',
      '- Idol (Heroic, Sszorak): Bai\\_ (BiS)',
      '- Band (Heroic): Disenchant',
      '**Ashen\\*Vanguard: night of May 1, 2026**',
      '- Kris (Heroic, Sszorak): Quillow',
    ].join('\n'),
  ])
})

it('only what is chosen is written, without the nights that have nothing of it', () => {
  const messages = writeAwardMessages(
    GUILD,
    NIGHTS,
    ({ recipient }) => recipient?.name === 'Quillow',
  )
  expect(messages).toEqual([
    '**Ashen\\*Vanguard: night of May 1, 2026**\n- Kris (Heroic, Sszorak): Quillow',
  ])
})
