import { Button } from '@/ui/button'
import { useState } from 'react'
import { RosterSearch } from './roster-search'

interface AwardOthersProps extends Omit<Parameters<typeof RosterSearch>[0], 'label'> {
  isDisabled: boolean
  isPending: boolean
  onDisenchant: () => void
}

/** Awards an item to someone who does not want it, or to nobody. */
export function AwardOthers({ isDisabled, isPending, onDisenchant, ...search }: AwardOthersProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {!isOpen && (
          <Button variant="outline" className="flex-1" onClick={() => setIsOpen(true)}>
            Award to someone else
          </Button>
        )}
        <Button
          variant="outline"
          disabled={isDisabled}
          isLoading={isPending}
          onClick={onDisenchant}
        >
          Disenchant
        </Button>
      </div>
      {isOpen && <RosterSearch label="Award to someone else" {...search} />}
    </>
  )
}
