const DIALOGS = '[role=dialog], [role=alertdialog]'

/** The containers that can take the focus, themselves or by their heading. */
const PLACES = `li, tr, form, section[aria-label], section[aria-labelledby], [role=group], [role=status], main, ${DIALOGS}`

/**
 * Keeps the place of users of a keyboard or a screen reader, whom browsers send to the body when
 * the focused element is removed or disabled. The closest container that remains gets the focus; a
 * removed row is replaced by its neighbour, and the page and a dialog by their heading.
 * Components that know a better element focus it themselves: this waits for their effects.
 *
 * @returns a function that ends it
 */
export function keepFocus(): () => void {
  let focused: Element | null = null
  let places: Element[] = []

  function remember({ target }: FocusEvent) {
    if (!(target instanceof Element) || target === document.body) return
    const own = placesOf(target)
    // Dialogs and menus are not in `main`. When they close, the place where they opened counts.
    places = own.some((place) => place.matches('main')) ? own : [...own, ...places]
    focused = target
  }

  function forget({ target }: FocusEvent) {
    // A removed element can lose the focus first. Without a removal, the user has pressed beside
    // all controls.
    queueMicrotask(() => {
      if (focused === target && focused && !isGone(focused)) focused = null
    })
  }

  function restore() {
    // Radix focuses a dialog as a whole when an element in it is removed.
    if (!document.activeElement?.matches(`body, ${DIALOGS}`)) return
    const place = places.find(({ isConnected }) => isConnected)
    const target = place?.matches(`main, ${DIALOGS}`) ? place.querySelector('h1, h2') : place
    if (target instanceof HTMLElement) focus(target)
  }

  const observer = new MutationObserver(() => {
    if (!focused || !isGone(focused)) return
    focused = null
    requestAnimationFrame(() => setTimeout(restore))
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
  }
}

/**
 * The containers of an element, the closest first, each row followed by its neighbours. A dialog is
 * its own container.
 */
function placesOf(element: Element) {
  const places: Element[] = []
  const first = element.matches(DIALOGS) ? element : element.parentElement
  for (let place = first; place; place = place.parentElement) {
    if (!place.matches(PLACES)) continue
    places.push(place)
    if (!place.matches('li, tr')) continue
    for (const next of [place.nextElementSibling, place.previousElementSibling]) {
      if (next) places.push(next)
    }
  }
  return places
}

function isGone(element: Element) {
  return !element.isConnected || element.matches(':disabled')
}

function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    // Otherwise each press on its text would focus it.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
