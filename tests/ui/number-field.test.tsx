import { fireEvent, render, screen } from '@testing-library/react'
import { useForm, useWatch } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { NumberField } from '@/ui/form/number-field'

function Field() {
  const { control } = useForm<{ level: number | null }>({ defaultValues: { level: null } })
  return (
    <>
      <NumberField control={control} name="level" label="Level" />
      <output>{String(useWatch({ control, name: 'level' }))}</output>
    </>
  )
}

describe('NumberField', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['42', 42],
    [' 42 ', 42],
    ['007', 7],
    ['-4', -4],
    ['+4', 4],
    ['1.5', 1.5],
    ['0x10', NaN],
    ['1e3', NaN],
    ['1,5', NaN],
    ['1.', NaN],
    ['Infinity', NaN],
    ['12a', NaN],
  ])('the value of the text "%s" is %s, and the text stays as typed', (text, value) => {
    render(<Field />)
    const input = screen.getByRole('textbox', { name: 'Level' })
    // A change first, because the field is empty.
    fireEvent.change(input, { target: { value: '1' } })
    fireEvent.change(input, { target: { value: text } })
    expect(screen.getByRole('status')).toHaveTextContent(String(value))
    expect(input).toHaveValue(text)
  })
})
