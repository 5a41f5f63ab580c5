import { hasRank, type Guild } from '@/contract/guilds/guild'
import type { DropId, NightId } from '@/contract/ids'
import { countDrops } from '@/contract/guilds/night-counts'
import type { NightDetails } from '@/contract/guilds/raid-nights'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import type { ChosenRaid } from '@/features/guild-board/choose-raid'
import { boardOf, boardQuery, rosterQuery } from '@/features/guild-board/guild-board.queries'
import { WebhookFailure } from '@/features/guild-exchange/components/webhook-failure'
import { useMediaQuery } from '@/lib/use-media-query'
import { BESIDE } from '@/ui/beside-query'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useShownNight } from '../nights.mutations'
import { AttendanceBar } from './attendance-bar'
import { DecidedDrops } from './decided-drops'
import { DropMarker } from './drop-marker'
import { DropPlace } from './drop-place'
import { DropTray } from './drop-tray'
import { NightHead } from './night-head'

interface NightViewProps {
  guild: Guild
  choice: ChosenRaid
  nightId: NightId
  /** The id of the drop that is open. */
  dropId: DropId | undefined
  onNightChange: (nightId: NightId | undefined) => void
  onDropChange: (dropId: DropId | undefined) => void
}

/** A night: who is there, what has dropped, what is undecided, and who gets it. */
export function NightView(props: NightViewProps) {
  const { guild, choice, nightId, dropId, onNightChange, onDropChange } = props
  const board = boardOf(guild, choice)
  const night = useShownNight(guild.id, nightId)
  const { data: loot } = useSuspenseQuery(instanceLootQuery(choice.instance.id))
  const { data: lists } = useSuspenseQuery(boardQuery(board))
  const { data: members } = useSuspenseQuery(rosterQuery(board))
  const isBeside = useMediaQuery(BESIDE)
  const isOfficer = hasRank(guild, 'Officer')
  const drops = countDrops(night)
  const undecided = drops.filter(({ left }) => left > 0)
  const items = new Map(loot.flatMap((boss) => boss.items.map((item) => [item.id, item])))
  const open = drops.find(({ drop }) => drop.id === dropId)
  return (
    <>
      <WebhookFailure guild={guild} />
      <NightHead
        guild={guild}
        choice={choice}
        night={night}
        undecided={undecided}
        isOfficer={isOfficer}
        onNightChange={onNightChange}
      >
        <AttendanceBar
          guild={guild}
          choice={choice}
          night={night}
          members={members}
          isOfficer={isOfficer}
        />
      </NightHead>
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2 beside:grid-night">
        <DropMarker
          night={night}
          guildId={guild.id}
          choice={choice}
          loot={loot}
          isOfficer={isOfficer}
        />
        <div className="grid gap-3 max-sm:order-first">
          <DropTray
            night={night}
            undecided={undecided}
            items={items}
            board={lists}
            difficulty={choice.difficulty}
            openId={dropId}
            onOpen={onDropChange}
          />
          <DecidedDrops guild={guild} night={night} />
        </div>
        <DropPlace
          guild={guild}
          choice={choice}
          night={night}
          counted={open}
          item={items.get(open?.drop.lootItemId ?? '')}
          isBeside={isBeside}
          onClose={() => onDropChange(undefined)}
          onAwarded={() => onDropChange(nextAfter(night, dropId))}
        />
      </div>
    </>
  )
}

/**
 * The drop that is opened after one of a drop was given away: the same while more of it are left,
 * otherwise the next that is undecided, or none.
 */
function nextAfter(night: NightDetails, dropId: DropId | undefined): DropId | undefined {
  const drops = countDrops(night).filter(({ left }) => left > 0)
  const position = drops.findIndex(({ drop }) => drop.id === dropId)
  if ((drops[position]?.left ?? 0) > 1) return dropId
  return (drops[position + 1] ?? drops.find((_, index) => index !== position))?.drop.id
}
