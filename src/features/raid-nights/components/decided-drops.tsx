import { hasRank, type Guild } from '@/contract/guilds/guild'
import type { Award } from '@/contract/guilds/award'
import { isMixed, splitAwards } from '@/contract/guilds/night-counts'
import type { NightDetails } from '@/contract/guilds/raid-nights'
import { describeAward } from '@/features/guild-board/awards.mutations'
import { Panel } from '@/features/guild-board/components/panel'
import { RecipientLink } from '@/features/guild-board/components/recipient-link'
import { useUndoAwardQuestion } from '@/features/guild-board/components/undo-award-question'
import { AwardRow } from '@/features/guilds/components/award-row'
import { useIsOnline } from '@/lib/use-is-online'
import { IconButton } from '@/ui/icon-button'
import { Undo2 } from 'lucide-react'

interface DecidedDropsProps {
  guild: Guild
  night: NightDetails
}

/** What was given away in a night, and its bonus rolls, newest first. Officers undo it. */
export function DecidedDrops({ guild, night }: DecidedDropsProps) {
  const [askToUndo, question] = useUndoAwardQuestion(guild.id)
  const isOnline = useIsOnline()
  const isOfficer = hasRank(guild, 'Officer')
  const { decided, bonusRolls } = splitAwards(night)
  const mixed = isMixed(night)
  const renderPanel = (title: string, awards: readonly Award[]) =>
    awards.length > 0 && (
      <Panel level={2} title={title} detail={awards.length}>
        <ul>
          {awards.map((award) => (
            <AwardRow
              key={award.id}
              award={award}
              recipientName={<RecipientLink guildId={guild.id} recipient={award.recipient} />}
              facts={[mixed && award.difficulty]}
              action={
                isOfficer && (
                  <IconButton
                    label={`Undo the award of ${describeAward(award)}`}
                    className="relative"
                    disabled={!isOnline}
                    onClick={() => askToUndo(award)}
                  >
                    <Undo2 />
                  </IconButton>
                )
              }
            />
          ))}
        </ul>
      </Panel>
    )
  return (
    <>
      {renderPanel('Decided', decided)}
      {renderPanel('Bonus rolls', bonusRolls)}
      {question}
    </>
  )
}
