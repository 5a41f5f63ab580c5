import * as RadixTabs from '@radix-ui/react-tabs'
import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * Switches between views of the same data. Use separate pages for different data.
 *
 * @example
 * <Tabs value={view} onValueChange={setView}>
 *   <TabList aria-label="Order"><Tab value="priority">By priority</Tab></TabList>
 *   <TabPanel value="priority">…</TabPanel>
 * </Tabs>
 */
export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} />
}

/** The row of tabs. Requires an `aria-label`. */
export function TabList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List
      className={cx('flex max-w-full gap-1 overflow-x-auto p-1', className)}
      {...rest}
    />
  )
}

export function Tab({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      className={cx(
        'inline-flex h-9 shrink-0 items-center gap-2 rounded-md border border-transparent px-3 text-sm font-medium text-muted transition-colors touch:min-h-touch',
        'hover:text-text data-[state=active]:border-line data-[state=active]:bg-highlight data-[state=active]:text-text',
        'disabled:pointer-events-none disabled:opacity-50 forced-colors:data-[state=active]:underline [&>svg]:size-4',
        className,
      )}
      {...rest}
    />
  )
}

/** The content of the tab with the same `value`. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={cx('rounded-md', className)} {...rest} />
}
