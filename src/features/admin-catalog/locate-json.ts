/** The lines of the values in a JSON text, or place and reason of its first error. Lines and columns count from 1. */
type JsonLocations =
  /** The line of each value, by its path: "bosses.0.items.2"; the whole text has the path "". */
  { lines: ReadonlyMap<string, number> } | { line: number; column: number; problem: string }

/** Deeper nesting is reported as a problem; a raid file has six levels. */
const MAX_DEPTH = 100

// JSON does not allow control characters in texts.
// oxlint-disable-next-line no-control-regex -- control characters are what it excludes
const STRING = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const LITERAL = /true|false|null/y
const SPACE = /[ \t\r\n]*/y

/**
 * Finds the lines of the values in a JSON text, or its first syntax error. JSON.parse reports errors
 * differently in every browser, some without a position.
 */
export function locateJson(text: string): JsonLocations {
  const lines = new Map<string, number>()
  let at = 0
  let line = 1
  let lineStart = 0

  /** Moves on by what matches at the current position and returns it; undefined if nothing does. */
  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (!found) return undefined
    for (let end = found.indexOf('\n'); end !== -1; end = found.indexOf('\n', end + 1)) {
      line += 1
      lineStart = at + end + 1
    }
    at += found.length
    return found
  }

  function next(): string | undefined {
    take(SPACE)
    return text[at]
  }

  function expectNext(character: string, others = '') {
    if (next() !== character) throw new JsonProblem(`“${character}”${others} is missing`)
    at += 1
  }

  function readValue(path: string, depth: number) {
    if (depth > MAX_DEPTH) throw new JsonProblem('it is nested too deeply')
    const first = next()
    lines.set(path, line)
    if (first === '{') readList('}', (separator) => readField(path, depth, separator))
    else if (first === '[') {
      let index = 0
      readList(']', () => {
        readValue(path === '' ? `${index}` : `${path}.${index}`, depth + 1)
        index += 1
      })
    } else if (first === '"') readString()
    else if (!take(NUMBER) && !take(LITERAL)) throw new JsonProblem('a value is missing')
  }

  /** Reads the entries of an object or a list up to its end. */
  function readList(end: string, readEntry: (separator: string) => void) {
    at += 1
    if (next() === end) {
      at += 1
      return
    }
    for (;;) {
      readEntry(end)
      if (next() !== ',') return expectNext(end, ' or “,”')
      at += 1
    }
  }

  function readField(path: string, depth: number, end: string) {
    if (next() !== '"') throw new JsonProblem(`a name in quotes is missing before “${end}”`)
    const name = String(JSON.parse(readString()))
    expectNext(':')
    readValue(path === '' ? name : `${path}.${name}`, depth + 1)
  }

  function readString(): string {
    const found = take(STRING)
    if (found === undefined)
      throw new JsonProblem('a text is not closed or has an invalid character')
    return found
  }

  try {
    readValue('', 0)
    if (next() !== undefined) throw new JsonProblem('it should end here')
    return { lines }
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error
    return { line, column: at - lineStart + 1, problem: error.message }
  }
}

class JsonProblem extends Error {}
