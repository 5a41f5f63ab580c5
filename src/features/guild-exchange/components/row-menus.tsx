import { formatRecent } from '@/lib/format'
import { ChoiceMenu } from '@/features/guild-board/components/choice-menu'
import { MenuItem } from '@/ui/menu'
import type { ImportCandidate } from '@/contract/guilds/guild-import'
import {
  chooseAward,
  chooseDifficulty,
  chooseReplacement,
  type AwardImportRow,
  type DifficultyChoice,
  type RowEdit,
} from '../import-rows'

export type OnEdit = (edit: RowEdit) => void

interface RowMenuProps {
  row: AwardImportRow
  onEdit: OnEdit
}

export function DifficultyMenu({ row, onEdit }: RowMenuProps) {
  const { difficulty, itemDifficulty } = row.award ?? {}
  const selected = row.chosen === 'item' ? itemDifficulty : row.chosen && difficulty
  const choose = (chosen: DifficultyChoice) => onEdit(chooseDifficulty(chosen, isAt(row)))
  return (
    <ChoiceMenu size="sm" label={`Difficulty of ${row.label}`} selected={selected ?? 'Choose'}>
      <MenuItem onSelect={() => choose('row')}>{difficulty}, as the row says</MenuItem>
      <MenuItem onSelect={() => choose('item')}>{itemDifficulty}, as the item says</MenuItem>
    </ChoiceMenu>
  )
}

export function ReplacementMenu({ row, onEdit }: RowMenuProps) {
  const choose = (replaces: boolean) => onEdit(chooseReplacement(replaces, isAt(row)))
  return (
    <ChoiceMenu
      size="sm"
      label={`Changed award: ${row.label}`}
      selected={row.replaces ? 'Replace' : 'Keep'}
    >
      <MenuItem onSelect={() => choose(true)}>Replace the stored award</MenuItem>
      <MenuItem onSelect={() => choose(false)}>Keep the stored award</MenuItem>
    </ChoiceMenu>
  )
}

export function AwardMenu({ row, onEdit }: RowMenuProps) {
  const { awardId, candidates = [] } = row
  const selected = awardId === null ? 'New award' : awardId === undefined ? 'Choose' : 'Complete'
  return (
    <ChoiceMenu size="sm" label={`Award on the board: ${row.label}`} selected={selected}>
      {candidates.map((one) => (
        <MenuItem key={one.id} onSelect={() => onEdit(chooseAward(one.id, isAt(row)))}>
          Complete the one {describeCandidate(one)}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => onEdit(chooseAward(null, isAt(row)))}>
        Import as a new award
      </MenuItem>
    </ChoiceMenu>
  )
}

/** "awarded 9:14 PM by Ana". */
export function describeCandidate({ awardedAt, awardedBy }: ImportCandidate): string {
  return `awarded ${formatRecent(Date.parse(awardedAt))}${awardedBy ? ` by ${awardedBy}` : ''}`
}

function isAt(row: AwardImportRow) {
  return ({ position }: AwardImportRow) => position === row.position
}
