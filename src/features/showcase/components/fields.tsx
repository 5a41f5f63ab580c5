import { AtSign, Search } from 'lucide-react'
import { useState } from 'react'

import { DIFFICULTIES, DIFFICULTY_LABELS, type Difficulty } from '@/game/difficulties'
import { Checkbox } from '@/ui/checkbox'
import { Input } from '@/ui/input'
import { Select, type SelectOption } from '@/ui/select'
import { Switch } from '@/ui/switch'
import { Textarea } from '@/ui/textarea'

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
        success="This one exists"
        rightIcon={<AtSign aria-hidden />}
      />
      <Input label="Tier (disabled)" defaultValue="Season 3" disabled />
      <Input label="Encounter order" type="number" min={1} max={50} defaultValue={1} />
    </div>
  )
}

const DIFFICULTY_OPTIONS: readonly SelectOption<Difficulty>[] = DIFFICULTIES.map((value) => ({
  value,
  label: DIFFICULTY_LABELS[value],
}))

const INSTANCE_OPTIONS = [
  { value: 'manaforge', label: 'Manaforge Omega' },
  { value: 'undermine', label: 'Liberation of Undermine' },
  { value: 'palace', label: 'Nerub-ar Palace', isDisabled: true },
]

function SelectDemo() {
  const [difficulty, setDifficulty] = useState<Difficulty>('Heroic')
  const [instance, setInstance] = useState('')
  return (
    <div className={FIELDS}>
      <Select
        label="Difficulty"
        options={DIFFICULTY_OPTIONS}
        value={difficulty}
        onChange={setDifficulty}
      />
      <Select
        label="Raid Instance"
        placeholder="Choose an instance"
        description="Only active instances are listed."
        options={INSTANCE_OPTIONS}
        value={instance}
        onChange={setInstance}
      />
      <Select
        label="Specialization"
        placeholder="Choose a specialization"
        error="Please select a specialization"
        options={INSTANCE_OPTIONS}
        value={instance}
        onChange={setInstance}
      />
      <Select
        label="Boss (loading)"
        placeholder="Loading bosses"
        options={[]}
        value=""
        onChange={setInstance}
        isLoading
      />
      <Select
        label="Slot (filled)"
        variant="filled"
        options={INSTANCE_OPTIONS}
        value="manaforge"
        onChange={setInstance}
      />
      <Select
        label="Guild (disabled)"
        options={INSTANCE_OPTIONS}
        value="undermine"
        onChange={setInstance}
        disabled
      />
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
        description="Seen by whoever opens this list."
      />
      <Textarea label="Description" variant="filled" error="Description is too long" />
    </div>
  )
}

function CheckboxDemo() {
  return (
    <div className={FIELDS}>
      <Checkbox label="Mark as main wishlist for this spec" defaultChecked />
      <Checkbox label="Select all" isIndeterminate description="3 of 12 characters" />
      <Checkbox label="I have read it" error="Please confirm" />
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
      <Switch label="Locked on (disabled)" defaultChecked disabled />
    </div>
  )
}

export const FIELD_SPECIMENS: readonly Specimen[] = [
  {
    name: 'Input',
    rule: 'One line of text. Default in forms, filled in toolbars where many stand close together.',
    Demo: InputDemo,
  },
  {
    name: 'Select',
    rule: 'One value out of four or more. Two or three that should all be seen are Tabs.',
    Demo: SelectDemo,
  },
  {
    name: 'Textarea',
    rule: 'Text of several lines; with a counter where the limit is near what people write.',
    Demo: TextareaDemo,
  },
  {
    name: 'Checkbox',
    rule: 'Yes or no that counts when the form is sent, or any number of choices.',
    Demo: CheckboxDemo,
  },
  {
    name: 'Switch',
    rule: 'On or off that takes effect at once. Behind a Save button it is a Checkbox.',
    Demo: SwitchDemo,
  },
]
