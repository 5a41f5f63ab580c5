import { cx } from 'class-variance-authority'
import { createContext, use, useId, useMemo, type ComponentProps, type KeyboardEvent } from 'react'

import { useChosen } from './fields/use-chosen'

interface TabsState {
  id: string
  /** The value of the panel shown. */
  value: string
  /** The value of the selected tab, whose panel may follow later. */
  chosen: string
  choose: (value: string) => void
}

const TabsContext = createContext<TabsState | null>(null)

function useTabs(): TabsState {
  const tabs = use(TabsContext)
  if (!tabs) throw new Error('The parts of tabs must be inside of Tabs')
  return tabs
}

interface TabsProps extends ComponentProps<'div'> {
  value: string
  onValueChange: (value: string) => void
}

/**
 * Switches between views of the same data. Use separate pages for different data. Only the panel of
 * the selected tab is rendered. Radix' tabs share code with its dialogs, which the first load of a
 * wishlist would then contain.
 *
 * @example
 * <Tabs value={view} onValueChange={setView}>
 *   <TabList aria-label="Order"><Tab value="priority">By priority</Tab></TabList>
 *   <TabPanel value="priority">…</TabPanel>
 * </Tabs>
 */
export function Tabs({ value, onValueChange, ...rest }: TabsProps) {
  const id = useId()
  const [chosen, choose] = useChosen(value, onValueChange)
  const tabs = useMemo(() => ({ id, value, chosen, choose }), [id, value, chosen, choose])
  return (
    <TabsContext value={tabs}>
      <div {...rest} />
    </TabsContext>
  )
}

/** The tab to which a key moves from the one with this index. */
const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const move = MOVES[event.key]
  const list = event.currentTarget.closest('[role=tablist]')
  if (!move || !list) return
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]:enabled')]
  const index = tabs.indexOf(event.currentTarget)
  // Prevents the page from scrolling.
  event.preventDefault()
  tabs[move(index, tabs.length)]?.focus()
}

/** The row of tabs. Requires an `aria-label`. */
export function TabList({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      role="tablist"
      aria-orientation="horizontal"
      className={cx('flex max-w-full gap-1 overflow-x-auto p-1', className)}
      {...rest}
    />
  )
}

interface TabProps extends ComponentProps<'button'> {
  value: string
}

/** Selects its panel when it is pressed or gets the focus. */
export function Tab({ value, className, ...rest }: TabProps) {
  const { id, chosen, choose } = useTabs()
  const isSelected = value === chosen
  const select = () => {
    if (!isSelected) choose(value)
  }
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={isSelected}
      aria-controls={`${id}-panel-${value}`}
      // The tabs are one tab stop.
      tabIndex={isSelected ? 0 : -1}
      onFocus={select}
      onClick={select}
      onKeyDown={moveFocus}
      className={cx(
        'inline-flex h-9 shrink-0 items-center gap-2 rounded-md border border-transparent px-3 text-sm font-medium text-muted transition-colors touch:min-h-touch',
        'hover:text-text aria-selected:border-line aria-selected:bg-highlight aria-selected:text-text',
        'disabled:pointer-events-none disabled:opacity-50 [&>svg]:size-4',
        className,
      )}
      {...rest}
    />
  )
}

interface TabPanelProps extends ComponentProps<'div'> {
  value: string
}

/** The content of the tab with the same `value`. A tab stop, unless `tabIndex` says otherwise. */
export function TabPanel({ value, className, children, ...rest }: TabPanelProps) {
  const { id, value: selected } = useTabs()
  const isSelected = value === selected
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={!isSelected}
      tabIndex={0}
      className={cx('rounded-md', className)}
      {...rest}
    >
      {isSelected && children}
    </div>
  )
}
