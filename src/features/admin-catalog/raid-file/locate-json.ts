import { printParseErrorCode, visit, type JSONPath } from 'jsonc-parser'

/**
 * The lines of the values in a JSON text, or position and reason of its first error. Lines and
 * columns count from 1.
 */
type JsonLocations =
  /** The line of each value, by its path: "bosses.0.items.2"; the whole text has the path "". */
  { lines: ReadonlyMap<string, number> } | { line: number; column: number; problem: string }

/** Deeper nesting is reported as a problem; a raid file has six levels. */
const MAX_DEPTH = 100

const PROBLEMS: Record<ReturnType<typeof printParseErrorCode>, string> = {
  InvalidSymbol: 'names and texts need quotes',
  InvalidNumberFormat: 'a number has an error',
  PropertyNameExpected: 'a name in quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: '“:” is missing',
  CommaExpected: '“,” or a closing bracket is missing',
  CloseBraceExpected: '“}” is missing',
  CloseBracketExpected: '“]” is missing',
  EndOfFileExpected: 'it should end here',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfComment: 'comments are not allowed',
  UnexpectedEndOfString: 'a text is not closed',
  UnexpectedEndOfNumber: 'a number has an error',
  InvalidUnicode: 'a text has an invalid character',
  InvalidEscapeCharacter: 'a text has an invalid character',
  InvalidCharacter: 'a text has an invalid character',
  '<unknown ParseErrorCode>': 'it cannot be read',
}

/**
 * Finds the lines of the values in a JSON text, or its first syntax error. JSON.parse reports
 * errors differently in every browser, some without a position.
 */
export function locateJson(text: string): JsonLocations {
  const lines = new Map<string, number>()

  function addValue(startLine: number, startCharacter: number, path: JSONPath) {
    if (path.length > MAX_DEPTH) {
      throw new JsonProblem(startLine, startCharacter, 'it is nested too deeply')
    }
    lines.set(path.join('.'), startLine + 1)
  }

  try {
    visit(
      text,
      {
        onObjectBegin: (_offset, _length, line, character, toPath) =>
          addValue(line, character, toPath()),
        onArrayBegin: (_offset, _length, line, character, toPath) =>
          addValue(line, character, toPath()),
        onLiteralValue: (_value, _offset, _length, line, character, toPath) =>
          addValue(line, character, toPath()),
        onError(code, _offset, _length, line, character) {
          throw new JsonProblem(line, character, PROBLEMS[printParseErrorCode(code)])
        },
      },
      { disallowComments: true },
    )
    return { lines }
  } catch (error) {
    if (!(error instanceof JsonProblem)) throw error
    return { line: error.line + 1, column: error.character + 1, problem: error.message }
  }
}

class JsonProblem extends Error {
  constructor(
    readonly line: number,
    readonly character: number,
    message: string,
  ) {
    super(message)
  }
}
