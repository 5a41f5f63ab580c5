import { describeResponse } from '@/contract/guilds/award-responses'
import type { Guild } from '@/contract/guilds/guild'
import type { Award } from '@/contract/guilds/award'
import type { WornItem } from '@/contract/gear'
import { trackLabel } from '@/game/gear/upgrade-track'
import { slotLabel } from '@/game/items'
import { SlotGlyph } from '@/ui/pictures/slot-glyph'
import { describeNight, describeTotals } from '../history/award-history'
import { describeDifficulty } from '@/features/guilds/award-words'
import type { AwardPart } from '../awards.queries'
import { Panel } from '../components/panel'
import { DecisionLink } from './decision-link'
import type { PlaceRow } from './raider'

interface RaiderGearProps {
  guild: Guild
  rows: readonly PlaceRow[]
  totals: AwardPart['totals']
}

/** What a raider wears and has received, by place. */
export function RaiderGear({ guild, rows, totals }: RaiderGearProps) {
  return (
    <Panel level={3} title="Worn and awarded" detail="this tier">
      {totals && totals.length > 0 && (
        <p className="border-b border-line px-3 py-2 text-sm text-muted tabular-nums">
          {describeTotals(totals)}
        </p>
      )}
      {rows.length === 0 ? (
        <p className="px-3 py-2 text-sm text-muted">Nothing was awarded in this tier.</p>
      ) : (
        <ul>
          {rows.map(({ place, worn, awards }) => (
            <li
              key={place ?? ''}
              className="flex items-center gap-x-2 border-b border-line px-3 py-1 text-sm last:border-b-0 max-sm:flex-wrap"
            >
              <span className="flex h-5 w-28 shrink-0 items-center gap-2 text-muted sm:w-32">
                {place && <SlotGlyph slot={place} className="size-4 shrink-0" />}
                {place ? slotLabel(place) : 'Other'}
              </span>
              <span className="w-24 shrink-0 tabular-nums sm:w-32">
                {worn.map((item) => (
                  <Worn key={item.itemId} item={item} />
                ))}
              </span>
              <ul className="min-w-0 flex-1 max-sm:basis-full">
                {awards.map((award) => (
                  <Received key={award.id} award={award} guild={guild} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Worn({ item: { itemLevel, track } }: { item: WornItem }) {
  return (
    <span className="block truncate text-muted">
      <span className="text-text">{itemLevel}</span> {track && trackLabel(track)}
    </span>
  )
}

function Received({ award, guild }: { award: Award; guild: Guild }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <DecisionLink award={award} />
      <span className="text-muted">{describeResponse(award)}</span>
      <span className="text-muted">{describeDifficulty(award)}</span>
      <span className="text-faint tabular-nums sm:ml-auto">{describeNight(award, guild)}</span>
    </li>
  )
}
