import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/messages/inline-message'
import { ProgressBar } from '@/ui/messages/progress-bar'
import { countItems, type Reading, type UnreadEntry } from '../read-journal'

/** An encounter counts as much as an item: reading it takes about as long. */
function progressOf({ raid, encounters, items, ...failed }: Reading, itemCount: number) {
  const done =
    encounters.size + failed.encounterFailures.size + items.size + failed.itemFailures.size
  return { value: done, max: raid.encounters.length + itemCount }
}

interface ReadingProgressProps {
  name: string
  reading: Reading | null
  onStop: () => void
}

/** The progress of reading a raid, with a button that ends it. */
export function ReadingProgress({ name, reading, onStop }: ReadingProgressProps) {
  const itemCount = reading ? countItems(reading) : 0
  const areEncountersRead = reading !== null && itemCount > 0
  return (
    <div className="flex items-end gap-4">
      <ProgressBar
        className="flex-1"
        label={`Reading ${name}`}
        {...(reading && progressOf(reading, itemCount))}
        valueText={
          areEncountersRead ? `${reading.items.size} of ${plural(itemCount, 'item')}` : undefined
        }
      />
      <Button size="sm" variant="outline" onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}

interface UnreadListProps {
  entries: readonly UnreadEntry[]
  onRetry: () => void
}

export function UnreadList({ entries, onRetry }: UnreadListProps) {
  if (entries.length === 0) return null
  return (
    <InlineMessage tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{`Not read from Battle.net: ${entries.length}`}</h3>
        <Button size="sm" variant="outline" onClick={onRetry}>
          Try Again
        </Button>
      </div>
      <ul className="mt-2 flex max-h-60 flex-col gap-2 overflow-y-auto">
        {entries.map((entry) => (
          <li key={`${entry.kind}.${entry.id}`}>
            <span className="font-medium">{entry.name}</span>
            {entry.droppedBy && <span className="text-muted">{` of ${entry.droppedBy}`}</span>}
            <span className="block text-muted">{entry.reason}</span>
          </li>
        ))}
      </ul>
    </InlineMessage>
  )
}
