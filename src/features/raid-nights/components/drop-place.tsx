import type { Guild } from '@/contract/guilds/guild'
import { isMixed, type CountedDrop } from '@/contract/guilds/night-counts'
import type { NightDetails } from '@/contract/guilds/raid-nights'
import type { LootItem } from '@/contract/loot-item'
import { findBoardItem } from '@/features/guild-board/board/board-items'
import type { ChosenRaid } from '@/features/guild-board/choose-raid'
import { SideHint } from '@/features/guild-board/components/side-hint'
import { boardOf, boardQuery } from '@/features/guild-board/guild-board.queries'
import { DIFFICULTIES } from '@/game/difficulties'
import { lazyDialog } from '@/lib/load-later'
import { joinFacts } from '@/lib/format'
import { useQuery } from '@tanstack/react-query'
import { standings } from '../nights'
import { useSetPass } from '../nights.mutations'

const ItemView = lazyDialog(
  async () => (await import('@/features/guild-board/components/council-views')).ItemView,
)

interface DropPlaceProps {
  guild: Guild
  choice: ChosenRaid
  night: NightDetails
  /** Undefined while nothing is open. */
  counted: CountedDrop | undefined
  /** The item of the drop; undefined if it is not in the chosen raid. */
  item: LootItem | undefined
  isBeside: boolean
  onClose: () => void
  /** Called when the drop, or one of several, is given away. */
  onAwarded: () => void
}

/** Who wants the open drop, beside the tray or in a sheet. */
export function DropPlace(props: DropPlaceProps) {
  const { guild, choice, night, counted, item, isBeside, onClose, onAwarded } = props
  const difficulty =
    DIFFICULTIES.find((known) => known === counted?.drop.difficulty) ?? choice.difficulty
  const dropChoice = { instance: choice.instance, difficulty }
  const { data: board } = useQuery(boardQuery(boardOf(guild, dropChoice)))
  const pass = useSetPass(guild.id, night.id)
  const boardItem = item && board ? findBoardItem(item, board.lists) : null
  return (
    <>
      {isBeside && !counted && (
        <SideHint title="Who gets it?" text="Choose a drop to compare everyone who wants it." />
      )}
      <ItemView
        guild={guild}
        choice={dropChoice}
        boardItem={boardItem}
        drop={counted && describeDrop(counted, isMixed(night))}
        night={
          counted && {
            id: night.id,
            standings: standings(night, counted.drop),
            passedBy: counted.drop.passedBy ?? [],
            onPass: (memberId, name, hasPassed) =>
              pass.mutate({ body: { dropId: counted.drop.id, memberId, hasPassed }, name }),
            onAwarded,
          }
        }
        isBeside={isBeside}
        open={boardItem !== null}
        closesOnBack
        onOpenChange={onClose}
      />
    </>
  )
}

/** "2 dropped, 1 left · Heroic"; the difficulty only if the night has several. */
function describeDrop({ drop, left }: CountedDrop, mixed: boolean): string {
  const rest = left === 0 ? 'given away' : `${left} left`
  return joinFacts([
    drop.count === 1 && left === 1 ? undefined : `${drop.count} dropped, ${rest}`,
    mixed && drop.difficulty,
  ])
}
