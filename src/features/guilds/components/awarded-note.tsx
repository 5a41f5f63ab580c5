import { useFeature } from '@/features/session/use-feature'
import { timeAgo } from '@/lib/format'
import { Button } from '@/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeDifficulty } from '../award-words'
import { readAwardsSeen, writeAwardsSeen } from '../awards-seen'
import { ownAwardsQuery } from '../own-awards.queries'
import { AwardRow } from './award-row'

const NAMED_MAX = 5

/**
 * Awards of guilds to the user since the note was last dismissed. Renders nothing without awards.
 */
export function AwardedNote() {
  const queryClient = useQueryClient()
  const hasAwards = useFeature('guild-board')
  const [since, setSince] = useState(() => readAwardsSeen(queryClient))
  const { data: awards = [] } = useQuery({ ...ownAwardsQuery(since), enabled: hasAwards })
  const [newest] = awards
  if (!newest) return null
  return (
    <section
      aria-labelledby="awarded"
      className="overflow-hidden rounded-lg border border-line bg-panel max-sm:mx-4"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line bg-raised px-3 py-2">
        <h2 id="awarded" className="font-semibold">
          Awarded to you since your last visit
        </h2>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            writeAwardsSeen(queryClient, newest.awardedAt)
            setSince(newest.awardedAt)
          }}
        >
          Dismiss
        </Button>
      </div>
      <ul>
        {awards.slice(0, NAMED_MAX).map((award) => (
          <AwardRow
            key={`${award.guild.id} ${award.id}`}
            award={award}
            facts={[describeDifficulty(award), award.guild.name, timeAgo(award.awardedAt)]}
          />
        ))}
      </ul>
      {awards.length > NAMED_MAX && (
        <p className="px-3 py-2 text-sm text-muted">{`and ${awards.length - NAMED_MAX} more`}</p>
      )}
    </section>
  )
}
