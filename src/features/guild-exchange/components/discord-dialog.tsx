import { messageOf } from '@/api/errors'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { boardOf, boardQuery } from '@/features/guild-board/guild-board.queries'
import { capitalized } from '@/lib/format'
import { ErrorMessage } from '@/ui/messages/inline-message'
import { Modal } from '@/ui/overlays/modal'
import { Spinner } from '@/ui/messages/spinner'
import { Textarea } from '@/ui/fields/textarea'
import { useQueries } from '@tanstack/react-query'
import { writeDiscordMessages } from '../discord-messages'
import { CopyButton } from './copy-button'
import type { CopyProps } from './copy-menu'
import type { DialogProps } from '@/lib/load-later'

export function DiscordDialog({ open, onOpenChange, ...props }: CopyProps & DialogProps) {
  const { instance, difficulty } = props.choice
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Copy for Discord"
      description={`Who wants what from ${instance.name} on ${difficulty}, by boss, as the board shows it.`}
    >
      {open && <Messages {...props} />}
    </Modal>
  )
}

function Messages({ guild, choice, filter }: CopyProps) {
  const { instance, difficulty } = choice
  const [board, loot] = useQueries({
    queries: [boardQuery(boardOf(guild, choice)), instanceLootQuery(instance.id)],
  })
  const title = `${guild.name}: ${instance.name} (${difficulty})`
  const messages =
    board.data && loot.data && writeDiscordMessages(title, loot.data, board.data, filter)
  const error = board.error ?? loot.error
  if (!messages) {
    return error ? (
      <ErrorMessage>{messageOf(error)}</ErrorMessage>
    ) : (
      <Spinner label="Loading the board" />
    )
  }
  const isOne = messages.length === 1
  return (
    <ol className="flex flex-col gap-5">
      {messages.map((message, index) => {
        const name = isOne ? 'message' : `message ${index + 1} of ${messages.length}`
        return (
          // The position is what identifies a message.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex flex-col gap-2">
            <Textarea label={capitalized(name)} readOnly value={message} className="max-h-40" />
            <CopyButton label={`Copy ${name}`} text={message} copied={`Copied ${name}`} />
          </li>
        )
      })}
    </ol>
  )
}
