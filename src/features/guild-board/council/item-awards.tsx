import type { Award } from '@/contract/guilds/award'
import { describeResponse } from '@/contract/guilds/award-responses'
import { hasRank, type Guild } from '@/contract/guilds/guild'
import { useFeature } from '@/features/session/use-feature'
import { joinFacts, timeAgo } from '@/lib/format'
import { useIsOnline } from '@/lib/use-is-online'
import { Button, buttonStyles } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { describeAward } from '../awards.mutations'
import { describeDifficulty, describePassedOn } from '@/features/guilds/award-words'
import type { Candidate } from './candidates'
import type { ChosenRaid } from '../choose-raid'
import { AwardChange } from './award-change'
import { RecipientLink } from '../components/recipient-link'

/** How many awards are listed before "Show all" is pressed. */
const SHOWN_AWARDS = 3

interface ItemAwardsProps {
  title: string
  guild: Guild
  choice: ChosenRaid
  awards: readonly Award[]
  candidates: readonly Candidate[]
  onUndo: (award: Award) => void
}

/** The awards of one item, newest first. Officers change and undo them. */
export function ItemAwards({ title, awards, onUndo, ...props }: ItemAwardsProps) {
  const { guild, choice } = props
  const hasDecisions = useFeature('raiders')
  const [isLong, setIsLong] = useState(false)
  const [changingId, setChangingId] = useState<string | null>(null)
  const isOnline = useIsOnline()
  const isOfficer = hasRank(guild, 'Officer')
  const shown = isLong ? awards : awards.slice(0, SHOWN_AWARDS)
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <ul>
        {shown.map((award) => {
          const isChanging = changingId === award.id
          return (
            <li key={award.id} className="border-b border-line py-1 last:border-b-0">
              {/* The buttons are beside the text: a toast covers the right edge. */}
              <div className="flex items-center gap-2">
                <Facts guild={guild} award={award} />
                {hasDecisions && (
                  <Link
                    to="/guilds/$guildId/history"
                    params={{ guildId: guild.id }}
                    search={{
                      raid: choice.instance.slug,
                      difficulty: choice.difficulty,
                      award: award.id,
                    }}
                    aria-label={`Why: ${describeAward(award)}`}
                    className={buttonStyles({ variant: 'ghost', size: 'sm' })}
                  >
                    Why
                  </Link>
                )}
                {isOfficer && (
                  <>
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-expanded={isChanging}
                      aria-label={`Change the award of ${describeAward(award)}`}
                      disabled={!isOnline}
                      onClick={() => setChangingId(isChanging ? null : award.id)}
                    >
                      Change
                    </Button>
                    <IconButton
                      size="sm"
                      label={`Undo the award of ${describeAward(award)}`}
                      disabled={!isOnline}
                      onClick={() => onUndo(award)}
                    >
                      <Undo2 />
                    </IconButton>
                  </>
                )}
              </div>
              {isChanging && <AwardChange award={award} {...props} />}
            </li>
          )
        })}
      </ul>
      {shown.length < awards.length && (
        <Button variant="ghost" size="sm" isFullWidth onClick={() => setIsLong(true)}>
          {`Show all ${awards.length}`}
        </Button>
      )}
    </section>
  )
}

/** "Quillow · BiS · Heroic · 2 minutes ago · by Thaldorimend". */
function Facts({ guild, award }: { guild: Guild; award: Award }) {
  const { awardedAt, awardedBy } = award
  return (
    <p className="min-w-0 text-sm wrap-anywhere @max-xl:flex-1 text-muted tabular-nums">
      <RecipientLink recipient={award.recipient} guildId={guild.id} />
      {award.recipient && ' · '}
      {joinFacts([
        describeResponse(award),
        describePassedOn(award),
        describeDifficulty(award),
        timeAgo(awardedAt),
        awardedBy && `by ${awardedBy}`,
      ])}
    </p>
  )
}
