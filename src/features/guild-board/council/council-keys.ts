import { pressedKey } from '@/lib/pressed-key'
import type { KeyboardEvent } from 'react'

/**
 * The keys of the council view: arrow up and down move the focus between the candidates, A opens
 * the menu that awards the item to the one with the focus, otherwise to the first one who has not
 * got it. P notes that the one with the focus passes on a drop.
 */
export function onCouncilKey(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, ctrlKey, metaKey, altKey } = event
  // Events of a menu come here too, although it is not inside of the element.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
  if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return
  const rows = [...currentTarget.querySelectorAll('th[scope=row]')].map((cell) =>
    cell.closest('tr'),
  )
  const index = rows.findIndex((row) => row?.contains(target))
  const key = pressedKey(event)
  if (key === 'a') {
    // Who has got the item has no menu any more.
    const [menu] = [rows[index], ...rows].flatMap(
      (row) => row?.querySelector('[aria-haspopup=menu]:enabled') ?? [],
    )
    // Enter opens a menu with the focus on its first item.
    menu?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  } else if (key === 'p') {
    rows[index]?.querySelector<HTMLElement>('button[aria-pressed]')?.click()
  } else if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = rows[key === 'ArrowDown' ? index + 1 : Math.max(index - 1, 0)]
    next?.querySelector<HTMLElement>('th button')?.focus()
  } else return
  event.preventDefault()
}
