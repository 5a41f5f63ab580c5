import { describeResponse } from '@/contract/guilds/award-responses'
import type { Guild } from '@/contract/guilds/guild'
import type { MissedItem } from '@/contract/guilds/raiders'
import { ClaimText } from '@/features/catalog/claim-text'
import { formatSigned, indexGains } from '@/features/sims/gains'
import { rarityOf } from '@/game/items'
import { plural } from '@/lib/format'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { describeNight } from '../history/award-history'
import { Panel } from '../components/panel'
import { RaiderLink } from '../components/raider-link'
import { DecisionLink, ITEM_LINK } from './decision-link'
import type { WantedItem } from './raider'

const HEAD = 'px-3 py-1.5 text-xs font-semibold text-muted'
const CELL = 'px-3 py-1'

/** The items that a raider wanted and others got, newest first. */
export function MissedItems({ guild, missed }: { guild: Guild; missed: readonly MissedItem[] }) {
  return (
    <Panel level={3} title="Asked for, did not get" detail={missed.length}>
      {missed.length === 0 ? (
        <Nothing>Nothing that was wanted went to others.</Nothing>
      ) : (
        <ItemTable last={['Went to', 'Night']}>
          {missed.map(({ award, rank, gainPercent }) => (
            <ItemRow
              key={award.id}
              name={
                <span className="flex flex-wrap items-center gap-x-2">
                  <DecisionLink award={award} />
                  <span data-difficulty={award.difficulty} className="text-xs text-tint-text">
                    {award.difficulty}
                  </span>
                </span>
              }
              rank={rank}
              gain={gainPercent}
            >
              <td className={CELL}>
                {award.recipient ? (
                  <RaiderLink
                    guildId={guild.id}
                    name={award.recipient.name}
                    className={award.recipient.className}
                    memberId={award.recipient.id}
                  />
                ) : (
                  <span className="text-muted">{describeResponse(award)}</span>
                )}
              </td>
              <td className={`${CELL} text-right whitespace-nowrap text-faint`}>
                {describeNight(award, guild)}
              </td>
            </ItemRow>
          ))}
        </ItemTable>
      )}
    </Panel>
  )
}

/** What a raider wants on the board that is shown, the highest rank first. */
export function WantedItems({
  items,
  hasSims,
}: {
  items: readonly WantedItem[]
  hasSims: boolean
}) {
  return (
    <Panel level={3} title="Still wanted" detail={plural(items.length, 'item')}>
      {items.length === 0 ? (
        <Nothing>No list is shared for this raid and difficulty.</Nothing>
      ) : (
        <ItemTable last={['Place']}>
          {items.map(({ item, want, place }) => (
            <ItemRow
              key={item.id}
              name={
                <span className="flex flex-wrap items-center gap-x-2">
                  <Link
                    from="/guilds/$guildId"
                    to="/guilds/$guildId"
                    search={({ raid, difficulty }) => ({ raid, difficulty, item: item.id })}
                    data-rarity={rarityOf(item)}
                    className={ITEM_LINK}
                  >
                    {item.name}
                  </Link>
                  {want.wish.claim && <ClaimText claim={want.wish.claim} className="text-xs" />}
                </span>
              }
              rank={want.rank}
              gain={hasSims ? indexGains(want.list.sim)(item, want.wish.slot)?.percent : null}
            >
              <td className={`${CELL} whitespace-nowrap text-muted`}>{place}</td>
            </ItemRow>
          ))}
        </ItemTable>
      )}
    </Panel>
  )
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="px-3 py-2 text-sm text-muted">{children}</p>
}

/** @param last the heads of the columns after the gain; those after the first are at the right */
function ItemTable({ last, children }: { last: readonly string[]; children: ReactNode }) {
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={HEAD}>
            Item
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Rank
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Gain&nbsp;%
          </th>
          {last.map((name, index) => (
            <th key={name} scope="col" className={index > 0 ? `${HEAD} text-right` : HEAD}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface ItemRowProps {
  name: ReactNode
  rank: number | null
  gain: number | null | undefined
  /** The cells after the gain. */
  children: ReactNode
}

function ItemRow({ name, rank, gain, children }: ItemRowProps) {
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className={`${CELL} font-normal`}>
        {name}
      </th>
      <td className={`${CELL} text-right font-semibold`}>{rank}</td>
      <td className={`${CELL} text-right`}>{gain != null && formatSigned(gain)}</td>
      {children}
    </tr>
  )
}
