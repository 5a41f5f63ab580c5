import { AtSign, Search } from 'lucide-react'
import { useState } from 'react'

import { DIFFICULTIES, DIFFICULTY_LABELS, type Difficulty } from '@/game/difficulties'
import { Checkbox } from '@/ui/fields/checkbox'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { FileDropZone } from '@/ui/fields/file-drop-zone'
import { Input } from '@/ui/fields/input'
import { SearchField } from '@/ui/fields/search-field'
import { Select, type SelectOption } from '@/ui/overlays/select'
import { Switch } from '@/ui/fields/switch'
import { Textarea } from '@/ui/fields/textarea'

import type { Specimen } from './specimen'

const FIELDS = 'grid gap-5 sm:grid-cols-2'

function InputDemo() {
  return (
    <div className={FIELDS}>
      <Input label="Wishlist Name" placeholder="Enter a name" description="Up to 100 characters." />
      <Input label="Search" variant="filled" placeholder="Search items" leftIcon={<Search />} />
      <Input
        label="Slug"
        defaultValue="Manaforge Omega"
        error="Slug can only contain lowercase letters, numbers, and hyphens"
      />
      <Input
        label="BattleTag"
        defaultValue="Raider#3000"
        success="Account found"
        rightIcon={<AtSign aria-hidden />}
      />
      <Input label="Tier (disabled)" defaultValue="Season 3" disabled />
    </div>
  )
}

const DIFFICULTY_OPTIONS: readonly SelectOption<Difficulty>[] = DIFFICULTIES.map((value) => ({
  value,
  label: DIFFICULTY_LABELS[value],
}))

const INSTANCE_OPTIONS = [
  { value: 'manaforge', label: 'Manaforge Omega', group: 'Current tier' },
  { value: 'undermine', label: 'Liberation of Undermine', group: 'Earlier' },
  { value: 'palace', label: 'Nerub-ar Palace', group: 'Earlier', isDisabled: true },
]

function SelectDemo() {
  const [difficulty, setDifficulty] = useState<Difficulty>('Heroic')
  const [instance, setInstance] = useState('')
  const choice = { options: INSTANCE_OPTIONS, value: instance, onChange: setInstance }
  return (
    <div className={FIELDS}>
      <Select
        label="Difficulty"
        description="In the order of the game."
        options={DIFFICULTY_OPTIONS}
        value={difficulty}
        onChange={setDifficulty}
      />
      <Select
        label="Raid Instance"
        placeholder="Choose an instance"
        error="Please select an instance"
        {...choice}
      />
      <Select label="Boss (loading)" placeholder="Loading bosses" {...choice} isLoading />
      <Select label="Slot (filled)" variant="filled" placeholder="All slots" {...choice} />
      <Select label="Guild (disabled)" placeholder="No guilds" {...choice} disabled />
    </div>
  )
}

function TextareaDemo() {
  return (
    <div className={FIELDS}>
      <Textarea
        label="Note"
        maxLength={140}
        hasCounter
        defaultValue="Best in slot for single target"
        description="Visible to everyone who can open this list."
      />
      <Textarea label="Description" error="Description is too long" />
    </div>
  )
}

function CheckboxDemo() {
  return (
    <div className={FIELDS}>
      <Checkbox label="Mark as main wishlist for this spec" defaultChecked />
      <Checkbox label="Select all" isIndeterminate description="3 of 12 characters" />
      <Checkbox label="I have read the rules" error="Please confirm" />
      <Checkbox label="Already imported (disabled)" defaultChecked disabled />
    </div>
  )
}

function SwitchDemo() {
  return (
    <div className={FIELDS}>
      <Switch label="Active" defaultChecked />
      <Switch label="Current tier" description="Shown first on every screen." />
      <Switch label="Locked (disabled)" disabled />
    </div>
  )
}

function ChoiceChipsDemo() {
  const [difficulty, setDifficulty] = useState<Difficulty | undefined>('Heroic')
  return (
    <div className="overflow-x-auto">
      <ChoiceChips
        label="Difficulty"
        allOf="difficulties"
        selected={difficulty}
        options={DIFFICULTIES.map((value) => ({ value, label: value }))}
        onChange={setDifficulty}
      />
    </div>
  )
}

function SearchFieldDemo() {
  const [search, setSearch] = useState('')
  return <SearchField label="Search items" value={search} onChange={setSearch} />
}

function FileDropZoneDemo() {
  return (
    <FileDropZone
      label="Choose a file (JSON or CSV)"
      accept=".json,.csv"
      isDisabled={false}
      onFile={() => undefined}
    />
  )
}

export const FIELD_SPECIMENS: readonly Specimen[] = [
  {
    name: 'Input',
    rule: 'Use for one line of text: default in forms, filled in toolbars.',
    Demo: InputDemo,
  },
  {
    name: 'Select',
    rule: 'Use to select one of four or more options. Use Tabs for two or three that should all be visible.',
    Demo: SelectDemo,
  },
  {
    name: 'Textarea',
    rule: 'Use for text with several lines. Add a counter if users are likely to reach the limit.',
    Demo: TextareaDemo,
  },
  {
    name: 'FileDropZone',
    rule: 'Use for one file that a dialog reads. It shows the name of the chosen file.',
    Demo: FileDropZoneDemo,
  },
  {
    name: 'Checkbox',
    rule: 'Use for a yes/no value that is saved with a form, or to select any number of options.',
    Demo: CheckboxDemo,
  },
  {
    name: 'Switch',
    rule: 'Use for an on/off setting that takes effect immediately. In a form with a Save button use a Checkbox.',
    Demo: SwitchDemo,
  },
  {
    name: 'ChoiceChips',
    rule: 'Use for a filter or view with two to six options that should all be visible.',
    Demo: ChoiceChipsDemo,
  },
  {
    name: 'SearchField',
    rule: 'Use for a search whose text is in the URL.',
    Demo: SearchFieldDemo,
  },
]
