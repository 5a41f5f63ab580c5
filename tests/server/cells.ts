/** One cell of a matrix: a name for the report, and a check that returns the problem or throws. */
export interface Cell {
  name: string
  check: () => Promise<string | undefined>
}

/**
 * Checks all cells of a matrix and returns one line for each that fails: "name: problem".
 * The cells run one after another because they share a backend and its data.
 */
export async function failingCells(cells: readonly Cell[]): Promise<string[]> {
  const failures: string[] = []
  for (const { name, check } of cells) {
    const problem = await check().catch((error: unknown) => String(error))
    if (problem !== undefined) failures.push(`${name}: ${problem}`)
  }
  return failures
}

/** Two values that should be equal, compared as JSON; returns the problem, if there is one. */
export function difference(actual: unknown, expected: unknown): string | undefined {
  const [got, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
  return got === wanted ? undefined : `got ${got}, expected ${wanted}`
}

const SHOWN_MAX = 60

/** A value as JSON for the name of a cell, shortened if it is long. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value)
  return json.length > SHOWN_MAX ? `${json.slice(0, 40)}… (${json.length} characters)` : json
}
