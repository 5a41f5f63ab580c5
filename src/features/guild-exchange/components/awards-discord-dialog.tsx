import type { Award } from '@/contract/guilds/award'
import type { Guild } from '@/contract/guilds/guild'
import { ChoiceMenu } from '@/features/guild-board/components/choice-menu'
import type { RaidNight } from '@/features/guild-board/history/award-history'
import type { DialogProps } from '@/lib/load-later'
import { MenuItem } from '@/ui/menu'
import { Modal } from '@/ui/overlays/modal'
import { useState } from 'react'
import { writeAwardMessages } from '../award-messages'
import { Messages } from './messages'

export interface CopiedAwards {
  guild: Guild
  /** Which awards: "Night of Nov 24, 2026". */
  name: string
  nights: readonly RaidNight[]
}

/** Awards as messages for Discord: all of them, or those of a boss or a raider. */
export function AwardsDiscordDialog(props: CopiedAwards & DialogProps) {
  const { guild, name, nights, open, onOpenChange } = props
  const [boss, setBoss] = useState<string>()
  const [raider, setRaider] = useState<string>()
  const awards = nights.flatMap((night) => night.awards)
  const chosen = (award: Award) =>
    (boss === undefined || award.bossName === boss) &&
    (raider === undefined || award.recipient?.name === raider)
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Copy for Discord"
      description={`Who has got what: ${name}.`}
    >
      <div className="mb-4 flex flex-wrap gap-2">
        <NameMenu
          label="Boss"
          all="All bosses"
          names={awards.map(({ bossName }) => bossName)}
          value={boss}
          onChange={setBoss}
        />
        <NameMenu
          label="Raider"
          all="All raiders"
          names={awards.map(({ recipient }) => recipient?.name)}
          value={raider}
          onChange={setRaider}
        />
      </div>
      {open && <Messages messages={writeAwardMessages(guild, nights, chosen)} />}
    </Modal>
  )
}

interface NameMenuProps {
  label: string
  /** What is chosen without a name. */
  all: string
  names: readonly (string | null | undefined)[]
  value: string | undefined
  onChange: (name: string | undefined) => void
}

function NameMenu({ label, all, names, value, onChange }: NameMenuProps) {
  const known = [...new Set(names.flatMap((name) => name ?? []))].toSorted()
  const selected = value ?? all
  return (
    <ChoiceMenu label={`${label}: ${selected}`} selected={selected}>
      {[undefined, ...known].map((name) => (
        <MenuItem key={name ?? ''} onSelect={() => onChange(name)}>
          {name ?? all}
        </MenuItem>
      ))}
    </ChoiceMenu>
  )
}
