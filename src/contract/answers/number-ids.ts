/*
 * Ids are texts in the app. A backend whose ids are numbers gets them back as numbers.
 */

const numberIds = new Set<string>()

/** The text of an id; a backend that sent it as a number gets it back as one. */
export function toTextId(id: number): string {
  numberIds.add(String(id))
  return String(id)
}

/**
 * The body of a request in which ids have the type with which the backend sent them: in its fields,
 * in lists of ids, and in objects of lists.
 */
export function withReceivedIds(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const fields = Object.entries(body).map(([key, value]: [string, unknown]) => {
    const isId = /(^i|I)ds?$|^itemOrder$/.test(key)
    if (!Array.isArray(value)) return [key, isId ? toReceived(value) : value]
    return [key, value.map(isId ? toReceived : withReceivedIds)]
  })
  return Object.fromEntries(fields)
}

function toReceived(id: unknown): unknown {
  return typeof id === 'string' && numberIds.has(id) ? Number(id) : id
}
