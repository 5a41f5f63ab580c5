/**
 * Replaces the texts of the page as browsers that translate it do: each text node leaves the
 * document, and an element with its translation (here the same text) takes its place.
 */
export function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) {
    const { currentNode } = texts
    if (currentNode instanceof Text && currentNode.data.trim() !== '') found.push(currentNode)
  }
  for (const text of found) {
    const translation = document.createElement('font')
    translation.textContent = text.data
    text.replaceWith(translation)
  }
}
