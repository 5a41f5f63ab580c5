import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { Checkbox } from '@/ui/fields/checkbox'
import { Input } from '@/ui/fields/input'
import { Select } from '@/ui/overlays/select'
import { Switch } from '@/ui/fields/switch'
import { Textarea } from '@/ui/fields/textarea'

describe('Input', () => {
  it('has the label as accessible name and description and error as accessible description', () => {
    render(<Input label="Slug" description="Part of the address." error="Slug is taken" />)
    const input = screen.getByLabelText('Slug')
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Part of the address. Slug is taken')
  })

  it('with success and error: shows only the error', () => {
    const { rerender } = render(<Input label="Slug" success="Free" />)
    expect(screen.getByLabelText('Slug')).toHaveAccessibleDescription('Free')
    expect(screen.getByLabelText('Slug')).toBeValid()
    rerender(<Input label="Slug" success="Free" error="Too long" />)
    expect(screen.getByLabelText('Slug')).toHaveAccessibleDescription('Too long')
    expect(screen.queryByText('Free')).not.toBeInTheDocument()
  })

  it('isLabelHidden: keeps the accessible name', () => {
    render(<Input label="Search items" isLabelHidden />)
    expect(screen.getByRole('textbox', { name: 'Search items' })).toHaveAccessibleDescription('')
  })
})

describe('Input with icons', () => {
  it('shows both icons', () => {
    render(
      <Input
        label="Slug"
        leftIcon={<svg data-testid="left" />}
        rightIcon={<svg data-testid="right" />}
      />,
    )
    expect(screen.getByTestId('left')).toBeInTheDocument()
    expect(screen.getByTestId('right')).toBeInTheDocument()
  })
})

describe('Textarea', () => {
  it('hasCounter: shows the number of characters and the limit', async () => {
    render(<Textarea label="Note" maxLength={10} hasCounter defaultValue="Tank" />)
    expect(screen.getByText('4/10')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Note'), ' first, then healers')
    expect(screen.getByText('10/10')).toBeInTheDocument()
    expect(screen.getByLabelText('Note')).toHaveValue('Tank first')
  })
})

const DIFFICULTIES = [
  { value: 'LFR', label: 'LFR (Looking for Raid)' },
  { value: 'Normal', label: 'Normal', isDisabled: true },
  { value: 'Heroic', label: 'Heroic' },
] as const

function DifficultySelect({ onChange }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState<'LFR' | 'Normal' | 'Heroic' | ''>('')
  return (
    <Select
      label="Difficulty"
      placeholder="Choose a difficulty"
      options={DIFFICULTIES}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

describe('Select', () => {
  it('can be opened and set with the keyboard, and skips disabled options', async () => {
    const onChange = vi.fn<(value: string) => void>()
    render(<DifficultySelect onChange={onChange} />)
    const field = screen.getByLabelText('Difficulty')
    expect(field).toHaveAccessibleName('Difficulty')
    expect(field).toHaveTextContent('Choose a difficulty')
    field.focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Heroic')
    expect(field).toHaveTextContent('Heroic')
    expect(field).toHaveFocus()
  })

  it('a letter selects an option of the closed list', async () => {
    const onChange = vi.fn<(value: string) => void>()
    render(<DifficultySelect onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('h')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Heroic')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('reopened with a selected option: option names are only the labels', async () => {
    render(<DifficultySelect />)
    await userEvent.click(screen.getByRole('combobox', { name: 'Difficulty' }))
    await userEvent.click(screen.getByRole('option', { name: /^Heroic$/ }))
    await userEvent.click(screen.getByRole('combobox', { name: 'Difficulty' }))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'LFR (Looking for Raid)',
      'Normal',
      'Heroic',
    ])
    expect(screen.getByRole('option', { name: /^Heroic$/ })).toHaveAttribute(
      'data-state',
      'checked',
    )
  })

  it('isLoading: is disabled and busy', () => {
    render(<Select label="Raid Instance" options={[]} value="" onChange={() => {}} isLoading />)
    const field = screen.getByLabelText('Raid Instance')
    expect(field).toBeDisabled()
    expect(field).toHaveAttribute('aria-busy', 'true')
  })

  it('error: is invalid and has the error as accessible description; its ref can be focused', () => {
    const ref = createRef<HTMLButtonElement>()
    render(
      <Select
        ref={ref}
        label="Raid Instance"
        options={[]}
        value=""
        onChange={() => {}}
        error="Please select an instance"
      />,
    )
    ref.current?.focus()
    expect(screen.getByLabelText('Raid Instance')).toHaveFocus()
    expect(screen.getByLabelText('Raid Instance')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByLabelText('Raid Instance')).toHaveAccessibleDescription(
      'Please select an instance',
    )
  })
})

describe('Checkbox', () => {
  it('toggles by a press on its label and by Space', async () => {
    render(<Checkbox label="Mark as main wishlist for this spec" />)
    const box = screen.getByRole('checkbox', { name: 'Mark as main wishlist for this spec' })
    await userEvent.click(screen.getByText('Mark as main wishlist for this spec'))
    expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    expect(box).not.toBeChecked()
  })

  it('isIndeterminate: is partially checked', () => {
    render(<Checkbox label="Select all" isIndeterminate />)
    expect(screen.getByRole('checkbox')).toBePartiallyChecked()
  })
})

describe('Switch', () => {
  it('has the role switch and toggles when pressed', async () => {
    render(<Switch label="Active" />)
    await userEvent.click(screen.getByRole('switch', { name: 'Active' }))
    expect(screen.getByRole('switch')).toBeChecked()
  })
})
