import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { Breadcrumb } from '@/ui/breadcrumb'
import { EmptyState } from '@/ui/messages/empty-state'
import { ProgressBar } from '@/ui/messages/progress-bar'
import { Spinner } from '@/ui/messages/spinner'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'

function Views() {
  const [view, setView] = useState('priority')
  return (
    <Tabs value={view} onValueChange={setView}>
      <TabList aria-label="View">
        <Tab value="priority">By priority</Tab>
        <Tab value="slot">By slot</Tab>
        <Tab value="boss" disabled>
          By boss
        </Tab>
      </TabList>
      <TabPanel value="priority">All wishes by rank</TabPanel>
      <TabPanel value="slot">The highest wish of each slot</TabPanel>
      <TabPanel value="boss">The wishes of each boss</TabPanel>
    </Tabs>
  )
}

describe('Tabs', () => {
  it('shows the panel of the selected tab; arrow keys select the next tab and skip disabled ones', async () => {
    render(<Views />)
    expect(screen.getByRole('tabpanel', { name: 'By priority' })).toHaveTextContent('All wishes')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'By slot', selected: true })).toHaveFocus()
    expect(screen.getByRole('tabpanel')).toHaveTextContent('The highest wish')
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'By priority', selected: true })).toHaveFocus()
  })

  it('is one tab stop; End and Home select the last and the first tab, a press selects a tab', async () => {
    render(<Views />)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('tab', { name: 'By slot', selected: true })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(screen.getByRole('tabpanel')).toHaveTextContent('All wishes')
    await userEvent.click(screen.getByRole('tab', { name: 'By slot' }))
    expect(screen.getByRole('tabpanel')).toHaveTextContent('The highest wish')
    await userEvent.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })
})

describe('ProgressBar', () => {
  it('has an accessible name, and valueText as value', () => {
    render(<ProgressBar label="Frostelle" value={1} max={7} valueText="1 of 7 obtained" />)
    const bar = screen.getByRole('progressbar', { name: 'Frostelle' })
    expect(bar).toHaveProperty('position', 1 / 7)
    expect(bar).toHaveAttribute('aria-valuetext', '1 of 7 obtained')
    expect(screen.getByText('1 of 7 obtained')).toBeVisible()
  })

  it('without value: is indeterminate', () => {
    render(<ProgressBar label="Importing" />)
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('value')
  })

  it('0 of 0: is empty', () => {
    render(<ProgressBar label="Frostelle" value={0} max={0} />)
    expect(screen.getByRole('progressbar')).toHaveProperty('position', 0)
  })
})

describe('Spinner', () => {
  it('without label: is hidden from screen readers', () => {
    render(<Spinner />)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('with label: is a status with that text', () => {
    render(<Spinner label="Loading characters" />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading characters')
  })
})

describe('Breadcrumb', () => {
  it('links the levels above and marks the current page', () => {
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
  it('shows title, text and action, with the given heading level', () => {
    render(
      <EmptyState
        icon={<svg />}
        title="No wishlists yet"
        text="A wishlist ranks the items that Frostelle wants."
        headingLevel={3}
        action={<button type="button">Create Wishlist</button>}
      />,
    )
    expect(screen.getByRole('heading', { level: 3, name: 'No wishlists yet' })).toBeVisible()
    expect(screen.getByText('A wishlist ranks the items that Frostelle wants.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create Wishlist' })).toBeVisible()
  })
})
