import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { Breadcrumb } from '@/ui/breadcrumb'
import { EmptyState } from '@/ui/empty-state'
import { ProgressBar } from '@/ui/progress-bar'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { Tooltip } from '@/ui/tooltip'

describe('Tabs', () => {
  it('shows one view at a time, and the arrow keys go from one to the next', async () => {
    render(
      <Tabs defaultValue="priority">
        <TabList aria-label="View">
          <Tab value="priority">By priority</Tab>
          <Tab value="slot">By slot</Tab>
          <Tab value="boss" disabled>
            By boss
          </Tab>
        </TabList>
        <TabPanel value="priority">The order that counts</TabPanel>
        <TabPanel value="slot">The paper doll</TabPanel>
        <TabPanel value="boss">Each pull</TabPanel>
      </Tabs>,
    )
    expect(screen.getByRole('tabpanel', { name: 'By priority' })).toHaveTextContent('The order')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'By slot', selected: true })).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveTextContent('The paper doll')
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'By priority', selected: true })).toHaveFocus()
  })
})

describe('Tooltip', () => {
  it('explains what has the focus, and goes on Escape', async () => {
    render(
      <Tooltip text="Counts towards your tier set">
        <button type="button">Tier</button>
      </Tooltip>,
    )
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Tier' })).toHaveAccessibleDescription(
      'Counts towards your tier set',
    )
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })

  it('explains what is pointed at', async () => {
    render(
      <Tooltip text="Counts towards your tier set">
        <button type="button">Tier</button>
      </Tooltip>,
    )
    await userEvent.hover(screen.getByRole('button', { name: 'Tier' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Counts towards your tier set')
  })
})

describe('ProgressBar', () => {
  it('is named, and says its value in words', () => {
    render(<ProgressBar label="Frostelle" value={1} max={7} valueText="1 of 7 obtained" />)
    const bar = screen.getByRole('progressbar', { name: 'Frostelle' })
    expect(bar).toHaveProperty('position', 1 / 7)
    expect(bar).toHaveAttribute('aria-valuetext', '1 of 7 obtained')
    expect(screen.getByText('1 of 7 obtained')).toBeVisible()
  })

  it('has no value while it is not known how much is done', () => {
    render(<ProgressBar label="Importing" />)
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value')
  })

  it('of nothing at all is empty', () => {
    render(<ProgressBar label="Frostelle" value={0} max={0} />)
    expect(screen.getByRole('progressbar')).toHaveProperty('position', 0)
  })
})

describe('Breadcrumb', () => {
  it('links what lies above and marks this page', () => {
    render(
      <Breadcrumb
        items={[
          {
            label: 'Home',
            render: ({ className, children }) => (
              <a href="/" className={className}>
                {children}
              </a>
            ),
          },
          { label: 'Profile' },
        ]}
      />,
    )
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home'])
    expect(screen.getByText('Profile')).toHaveAttribute('aria-current', 'page')
  })
})

describe('EmptyState', () => {
  it('says what is missing at the level of its place, with the one way on', () => {
    render(
      <EmptyState
        icon={<svg />}
        title="No wishlists yet"
        text="A wishlist says what Frostelle hopes for."
        headingLevel={3}
        action={<button type="button">Create Wishlist</button>}
      />,
    )
    expect(screen.getByRole('heading', { level: 3, name: 'No wishlists yet' })).toBeVisible()
    expect(screen.getByText('A wishlist says what Frostelle hopes for.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create Wishlist' })).toBeVisible()
  })
})
