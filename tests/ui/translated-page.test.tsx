import { render, screen } from '@testing-library/react'
import { Plus } from 'lucide-react'
import { expect, it } from 'vitest'
import { Button } from '@/ui/button'
import { translatePage } from '../support/app/translate-page'

const button = (isLoading: boolean) => (
  <Button isLoading={isLoading} loadingText="Adding...">
    <Plus aria-hidden />
    Add
  </Button>
)

it('a button with an icon is loading and then ready on a translated page', () => {
  const { rerender } = render(button(false))
  for (const [isLoading, name] of [
    [true, 'Adding...'],
    [false, 'Add'],
  ] as const) {
    translatePage()
    rerender(button(isLoading))
    expect(screen.getByRole('button')).toHaveAccessibleName(name)
  }
})
