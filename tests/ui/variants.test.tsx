import { readFileSync } from 'node:fs'

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'

import { CLASSES } from '@/game/classes'
import { Badge, BADGE_VARIANTS } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { Menu, MenuItem } from '@/ui/menu'
import { Modal } from '@/ui/modal'
import { Spinner } from '@/ui/spinner'

/*
 * What the specification names as a variant has a look of its own. No colours here: those are
 * measured in contrast.test.ts.
 */

const css = readFileSync('src/styles.css', 'utf8')

/** The component as it is drawn, without the ids that differ from one rendering to the next. */
function drawn(element: ReactElement): string {
  const { container, unmount } = render(element)
  const { innerHTML } = container
  unmount()
  return innerHTML.replaceAll(/ (?:id|for|aria-\w+)="[^"]*"/g, '')
}

/** How many of them can be told apart. */
function countLooks(elements: readonly ReactElement[]): number {
  return new Set(elements.map(drawn)).size
}

describe('Spinner', () => {
  it('has four drawings in six sizes', () => {
    expect(
      countLooks(
        (['ring', 'pulse', 'dots', 'gradient'] as const).flatMap((variant) =>
          (['xs', 'sm', 'base', 'lg', 'xl', 'xxl'] as const).map((size) => (
            <Spinner key={`${variant} ${size}`} variant={variant} size={size} />
          )),
        ),
      ),
    ).toBe(24)
  })

  it('is silent beside a text, and says what it waits for where there is none', () => {
    const { rerender } = render(<Spinner />)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    rerender(<Spinner label="Loading characters" />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading characters')
  })
})

describe('Button', () => {
  it('has its variants in four sizes, primary and default unless told', () => {
    expect(
      countLooks(
        (['primary', 'secondary', 'ghost', 'outline', 'destructive'] as const).flatMap((variant) =>
          (['sm', 'default', 'lg', 'xl'] as const).map((size) => (
            <Button key={`${variant} ${size}`} variant={variant} size={size}>
              Save
            </Button>
          )),
        ),
      ),
    ).toBe(20)
    expect(drawn(<Button>Save</Button>)).toBe(
      drawn(
        <Button variant="primary" size="default">
          Save
        </Button>,
      ),
    )
  })
})

describe('IconButton', () => {
  it('shows that it is pressed', () => {
    expect(
      countLooks([
        <IconButton key="up" label="Main" isPressed={false} />,
        <IconButton key="down" label="Main" isPressed />,
      ]),
    ).toBe(2)
  })
})

describe('Card', () => {
  it('is default, elevated or overlay, with or without a tint', () => {
    expect(
      countLooks(
        (['default', 'elevated', 'overlay'] as const).flatMap((variant) => [
          <Card key={variant} variant={variant} />,
          <Card key={`${variant} tinted`} variant={variant} isTinted />,
        ]),
      ),
    ).toBe(6)
  })
})

describe('Input', () => {
  it('is default or filled, and shows an error and a success', () => {
    expect(
      countLooks([
        <Input key="default" label="Slug" />,
        <Input key="filled" label="Slug" variant="filled" />,
        <Input key="error" label="Slug" error="Taken" />,
        <Input key="success" label="Slug" success="Free" />,
      ]),
    ).toBe(4)
  })

  it('keeps what is typed clear of the icons on both sides', () => {
    render(
      <Input
        label="Slug"
        leftIcon={<svg data-testid="left" />}
        rightIcon={<svg data-testid="right" />}
      />,
    )
    expect(screen.getByTestId('left')).toBeInTheDocument()
    expect(screen.getByTestId('right')).toBeInTheDocument()
    expect(screen.getByLabelText('Slug')).toHaveClass('pl-9.5', 'pr-10')
  })
})

describe('Badge', () => {
  it('has every rarity, class, faction and state', () => {
    expect(BADGE_VARIANTS).toEqual(
      expect.arrayContaining([
        'poor',
        'common',
        'uncommon',
        'rare',
        'epic',
        'legendary',
        ...CLASSES.map(({ slug }) => slug.replace('-', '')),
        'alliance',
        'horde',
        'success',
        'error',
        'warning',
      ]),
    )
  })

  it.each(BADGE_VARIANTS.filter((variant) => variant !== 'tint'))(
    '%s takes a colour that the theme has',
    (variant) => {
      render(<Badge variant={variant}>Label</Badge>)
      const data = Object.entries(screen.getByText('Label').dataset)
      expect(data).toHaveLength(1)
      expect(data.filter(([name, value]) => css.includes(`[data-${name}='${value}']`))).toEqual(
        data,
      )
    },
  )

  it('gives each variant another colour', () => {
    expect(
      countLooks(BADGE_VARIANTS.map((variant) => <Badge key={variant} variant={variant} />)),
    ).toBe(BADGE_VARIANTS.length)
  })
})

describe('Modal', () => {
  it.each([
    ['sm', 448],
    ['md', 512],
    ['lg', 672],
    ['xl', 896],
  ] as const)('of size %s is at most %i px wide', (size, width) => {
    render(<Modal open onOpenChange={() => {}} title="Rename" size={size} />)
    expect(screen.getByRole('dialog')).toHaveClass(`sm:max-w-modal-${size}`)
    expect(css).toContain(`--container-modal-${size}: ${width}px;`)
  })

  it.each([
    ['default', null],
    ['destructive', 'error'],
    ['warning', 'warning'],
    ['info', 'info'],
  ] as const)('of the variant %s bears its mark', (variant, tone) => {
    render(<Modal open onOpenChange={() => {}} title="Rename" variant={variant} />)
    const mark = screen.getByRole('dialog').querySelector('[data-tone]')
    expect(mark?.getAttribute('data-tone') ?? null).toBe(tone)
  })
})

describe('Menu', () => {
  it('is of three sizes', async () => {
    const looks = new Set<string>()
    for (const size of ['sm', 'default', 'lg'] as const) {
      const { unmount } = render(
        <Menu size={size} trigger={<button type="button">More</button>}>
          <MenuItem>Duplicate</MenuItem>
        </Menu>,
      )
      // Three menus after one another, not at once.
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.click(screen.getByRole('button', { name: 'More' }))
      looks.add(screen.getByRole('menu').className + screen.getByRole('menuitem').className)
      unmount()
    }
    expect(looks.size).toBe(3)
  })

  it.each([
    ['left', 'start'],
    ['right', 'end'],
  ] as const)('is aligned %s', async (align, edge) => {
    render(
      <Menu align={align} trigger={<button type="button">More</button>}>
        <MenuItem>Duplicate</MenuItem>
      </Menu>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getByRole('menu')).toHaveAttribute('data-align', edge)
  })
})
