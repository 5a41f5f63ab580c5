import { messageOf } from '@/api/errors'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { boardOf, boardQuery } from '@/features/guild-board/guild-board.queries'
import { ErrorMessage } from '@/ui/messages/inline-message'
import { Modal } from '@/ui/overlays/modal'
import { Spinner } from '@/ui/messages/spinner'
import { useQueries } from '@tanstack/react-query'
import { writeDiscordMessages } from '../discord-messages'
import type { CopyProps } from './copy-menu'
import type { DialogProps } from '@/lib/load-later'
import { Messages } from './messages'

export function DiscordDialog({ open, onOpenChange, ...props }: CopyProps & DialogProps) {
  const { instance, difficulty } = props.choice
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Copy for Discord"
      description={`Who wants what from ${instance.name} on ${difficulty}, by boss, as the board shows it.`}
    >
      {open && <BoardMessages {...props} />}
    </Modal>
  )
}

function BoardMessages({ guild, choice, filter }: CopyProps) {
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
  return <Messages messages={messages} />
}
