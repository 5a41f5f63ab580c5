import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/messages/inline-message'

interface ImportButtonsProps {
  /** Whether the raid is not in the catalog yet. */
  isNew: boolean
  /** Whether nothing is known of a new raid but its name; hidden is then the usual choice. */
  isEmpty?: boolean
  isDisabled: boolean
  isPending: boolean
  /** `isActive`: whether players see the raid; undefined leaves it as it is. */
  onImport: (isActive: boolean | undefined) => void
}

/** The buttons that import a raid. Whether players see a new raid at once is asked. */
export function ImportButtons({
  isNew,
  isEmpty = false,
  isDisabled,
  isPending,
  onImport,
}: ImportButtonsProps) {
  if (!isNew || isPending) {
    return (
      <Button
        disabled={isDisabled}
        isLoading={isPending}
        loadingText="Importing..."
        onClick={() => onImport(undefined)}
      >
        Import
      </Button>
    )
  }
  return (
    <>
      <Button
        variant={isEmpty ? 'primary' : 'outline'}
        disabled={isDisabled}
        onClick={() => onImport(false)}
      >
        Import hidden
      </Button>
      <Button
        variant={isEmpty ? 'outline' : 'primary'}
        disabled={isDisabled}
        onClick={() => onImport(true)}
      >
        Import and show
      </Button>
    </>
  )
}

/** What the two buttons for a new raid mean. */
export function NewRaidQuestion({ name }: { name: string }) {
  return (
    <InlineMessage tone="info">
      {name} is new. “Import and show”: players see it at once. “Import hidden”: players see it when
      it is switched on in the list of instances.
    </InlineMessage>
  )
}
