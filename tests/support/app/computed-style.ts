/**
 * Computed styles of a document without style sheets: the inline style, the default display of the
 * element, and inherited visibility. jsdom matches each rule of the browser's default style sheet
 * with each element again after every change of the document, and queries by role ask for the style
 * of every element.
 */
export function computeStyle(element: Element): CSSStyleDeclaration {
  const { style } = element as HTMLElement // every element of the app, including SVG, has a style
  const read = (name: string | symbol): unknown => {
    if (name === 'display') return style.display || defaultDisplay(element)
    if (name === 'visibility') return inheritedVisibility(element)
    return Reflect.get(style, name, style)
  }
  return new Proxy(style, {
    get(_, name) {
      if (name === 'getPropertyValue') {
        return (property: string) =>
          property === 'display' || property === 'visibility'
            ? read(property)
            : style.getPropertyValue(property)
      }
      return read(name)
    },
  })
}

const computeInBrowser = window.getComputedStyle.bind(window)

/** The default display by tag, with and without the attribute `hidden`. */
const displays = new Map<string, string>()

function defaultDisplay({ namespaceURI, localName, attributes }: Element): string {
  const isHidden = attributes.getNamedItem('hidden') !== null
  const key = `${localName} ${isHidden}`
  const known = displays.get(key)
  if (known !== undefined) return known
  const sample = document.createElementNS(namespaceURI, localName)
  if (isHidden) sample.setAttribute('hidden', '')
  const { display } = computeInBrowser(sample)
  displays.set(key, display)
  return display
}

function inheritedVisibility(element: Element): string {
  for (let current: Element | null = element; current; current = current.parentElement) {
    const { visibility } = (current as HTMLElement).style
    if (visibility !== '' && visibility !== 'inherit') return visibility
  }
  return 'visible'
}
