import { messageOf } from '@/api/errors'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { boardQuery } from '@/features/guild-board/guild-board.queries'
import { joinFacts, plural } from '@/lib/format'
import { ErrorMessage, InlineMessage } from '@/ui/messages/inline-message'
import { Modal } from '@/ui/overlays/modal'
import { Spinner } from '@/ui/messages/spinner'
import { Textarea } from '@/ui/fields/textarea'
import { useQueries } from '@tanstack/react-query'
import { writePriorityText } from '../priority-board'
import { CopyButton } from './copy-button'
import type { CopyProps } from './copy-menu'
import type { DialogProps } from '@/lib/load-later'

/** Copies the board of a raid for the addon PriorityLoot of RCLootCouncil. */
export function PriorityDialog({ open, onOpenChange, ...props }: CopyProps & DialogProps) {
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Copy for RCLootCouncil"
      description={`The order of ${props.choice.instance.name} on Heroic and Mythic, for the addon PriorityLoot.`}
    >
      {open && <PriorityTextView {...props} />}
    </Modal>
  )
}

const ADDON_DIFFICULTIES: ReadonlySet<string> = new Set(['Heroic', 'Mythic'])

function PriorityTextView({ guild, choice: { instance, difficulty } }: CopyProps) {
  const board = { guildId: guild.id, instanceId: instance.id }
  const [heroic, mythic, loot] = useQueries({
    queries: [
      boardQuery({ ...board, difficulty: 'Heroic' }),
      boardQuery({ ...board, difficulty: 'Mythic' }),
      instanceLootQuery(instance.id),
    ],
  })
  const written =
    heroic.data &&
    mythic.data &&
    loot.data &&
    writePriorityText(loot.data, { Heroic: heroic.data, Mythic: mythic.data })
  const error = heroic.error ?? mythic.error ?? loot.error

  if (!written) {
    return error ? (
      <ErrorMessage>{messageOf(error)}</ErrorMessage>
    ) : (
      <Spinner label="Loading the board" />
    )
  }
  if (written.itemCount === 0) {
    return <p className="text-muted">Nobody wants anything on Heroic and Mythic.</p>
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="tabular-nums">
        {joinFacts([plural(written.playerCount, 'raider'), plural(written.itemCount, 'item')])}
      </p>
      <InlineMessage tone="warning">
        <ul className="list-disc pl-4">
          {!ADDON_DIFFICULTIES.has(difficulty) && (
            <li>{`The addon takes Heroic and Mythic only. The board that you see, ${difficulty}, is not in the text.`}</li>
          )}
          <li>Importing overwrites everything in the addon, including other raids.</li>
          <li>In a group, only its leader can import.</li>
          <li>Import before the pull: during an encounter, the addon cannot send the order.</li>
        </ul>
      </InlineMessage>
      {written.leftOut.length > 0 && (
        <InlineMessage tone="info">{`Left out, because the item has no id, the character no realm, or its name a space or hyphen: ${written.leftOut.join(', ')}`}</InlineMessage>
      )}
      <Textarea
        label="Text"
        readOnly
        rows={2}
        value={written.text}
        className="max-h-28 break-all"
      />
      <CopyButton label="Copy text" text={written.text} copied="Copied for RCLootCouncil" />
    </div>
  )
}
