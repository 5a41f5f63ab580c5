import { type Award } from '@/contract/guilds/award'
import { AWARD_REASON, BONUS_ROLL, RECIPIENT_RESPONSES } from '@/contract/guilds/award-responses'
import type { Difficulty } from '@/game/difficulties'
import type { Guild } from '@/contract/guilds/guild'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/fields/checkbox'
import { useState, type ReactNode } from 'react'
import { useChangeAward, type AwardChangeFields } from '../awards.mutations'
import type { Candidate } from './candidates'
import type { ChosenRaid } from '../choose-raid'
import { RosterSearch, type RecipientFields } from './roster-search'

/** How many of those who want the item are offered; the search finds the others. */
const OFFERED_CANDIDATES = 6

interface AwardChangeProps {
  award: Award
  guild: Guild
  choice: ChosenRaid
  candidates: readonly Candidate[]
}

/** Changes who has received an item, the response and the difficulty of an award; each in one press. */
export function AwardChange({ award, guild, choice, candidates }: AwardChangeProps) {
  const { recipient } = award
  const isBonusRoll = award.response === BONUS_ROLL
  const [isPassedOn, setIsPassedOn] = useState(false)
  const [isSearching, setIsSearching] = useState(false)
  const { isPending, mutate } = useChangeAward(guild.id, award)
  const change = (fields: AwardChangeFields) => {
    if (!isPending) mutate(fields)
  }
  const giveTo = (fields: RecipientFields) => {
    setIsSearching(false)
    setIsPassedOn(false)
    // A disenchanted item that somebody receives needs another response.
    change({ ...fields, isPassedOn, ...(award.isAwardReason && { response: null }) })
  }
  const offered = candidates
    .map(({ want: { list } }) => list)
    .filter(({ character: { memberId } }) => memberId != null && memberId !== recipient?.id)
    .slice(0, OFFERED_CANDIDATES)
  return (
    <div className="flex flex-col gap-2 py-2">
      {recipient && !isBonusRoll && (
        <Choices label="Response">
          {[null, ...RECIPIENT_RESPONSES].map((response) => (
            <Choice
              key={response}
              isChosen={(award.response ?? null) === response}
              onChoose={() => change({ response })}
            >
              {response ?? 'None'}
            </Choice>
          ))}
        </Choices>
      )}
      {award.instanceId != null && (
        <Choices label="Difficulty">
          {choice.instance.availableDifficulties.map((difficulty) => (
            <Choice
              key={difficulty}
              isChosen={award.difficulty === difficulty}
              // The item is one of this raid, so that the backend knows its difficulties.
              onChoose={() => change({ difficulty: difficulty as Difficulty })}
            >
              {difficulty}
            </Choice>
          ))}
        </Choices>
      )}
      <Choices label="Give to">
        {offered.map(({ id, character: { name, memberId } }) => (
          <Choice key={id} onChoose={() => giveTo({ recipientId: memberId, wishlistId: id })}>
            {name}
          </Choice>
        ))}
        <Choice onChoose={() => setIsSearching(!isSearching)}>Someone else</Choice>
        {!isBonusRoll && (
          <Choice
            isChosen={!recipient}
            onChoose={() => change({ recipientId: null, response: AWARD_REASON })}
          >
            {AWARD_REASON}
          </Choice>
        )}
      </Choices>
      {recipient && (
        <Checkbox
          label={`${recipient.name} passes it on, and stays in the history`}
          checked={isPassedOn}
          onChange={({ target }) => setIsPassedOn(target.checked)}
        />
      )}
      {isSearching && (
        <RosterSearch
          label="Give to someone else"
          guild={guild}
          choice={choice}
          renderAction={(name, fields) => (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Give to ${name}`}
              onClick={() => giveTo(fields)}
            >
              Give
            </Button>
          )}
        />
      )}
    </div>
  )
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-1.5">
      <span aria-hidden className="w-20 text-xs text-muted @max-xl:w-full">
        {label}
      </span>
      {children}
    </div>
  )
}

interface ChoiceProps {
  /** Makes the button a toggle. */
  isChosen?: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="aria-pressed:border-accent aria-pressed:bg-highlight"
      aria-pressed={isChosen}
      onClick={() => {
        if (!isChosen) onChoose()
      }}
    >
      {children}
    </Button>
  )
}
