import type { AwardResponse } from '@/contract/guilds/award-responses'
import { Button } from '@/ui/button'
import { useState } from 'react'
import { RosterSearch } from './roster-search'

interface AwardOthersProps extends Omit<Parameters<typeof RosterSearch>[0], 'label'> {
  isDisabled: boolean
  /** The one that is being sent. */
  pending: string | null | undefined
  /** Those that need no recipient. */
  responses: readonly AwardResponse[]
  onNobody: (response: AwardResponse) => void
}

/** Awards an item to someone who does not want it, or to nobody. */
export function AwardOthers(props: AwardOthersProps) {
  const { isDisabled, pending, responses, onNobody, ...search } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {!isOpen && (
          <Button variant="outline" className="flex-1" onClick={() => setIsOpen(true)}>
            Award to someone else
          </Button>
        )}
        {responses.map((response) => (
          <Button
            key={response}
            variant="outline"
            disabled={isDisabled}
            isLoading={pending === response}
            onClick={() => onNobody(response)}
          >
            {response}
          </Button>
        ))}
      </div>
      {isOpen && <RosterSearch label="Award to someone else" {...search} />}
    </>
  )
}
