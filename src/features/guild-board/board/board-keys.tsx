import type { Guild } from '@/contract/guilds/guild'
import type { DialogProps } from '@/lib/load-later'
import { Modal } from '@/ui/overlays/modal'
import { BoardKeyList } from './board-key-list'

/** Lists the keys of the board. */
export function BoardKeys({ guild, ...dialog }: DialogProps & { guild: Guild }) {
  return (
    <Modal {...dialog} title="Keyboard">
      <BoardKeyList guild={guild} />
    </Modal>
  )
}
