/** A median may be this many times that of the last run: other programs on the machine cost about half of it. */
const RATIO_MAX = 2

/** The medians of a section of docs/performance.md by call, in milliseconds. */
function readMedians(section: string): Map<string, number> {
  const rows = section.matchAll(/^\| (?<call>[^|]+?) +\| (?<median>[\d.]+) ms +\|/gm)
  return new Map([...rows].map(({ groups }) => [groups?.call ?? '', Number(groups?.median)]))
}

/**
 * One line for each call whose median is more than twice that of the last run. Calls that are new are left out.
 * @param last the section of docs/performance.md with the figures of the last run
 * @param medians in milliseconds
 */
export function findRegressions(last: string, medians: ReadonlyMap<string, number>): string[] {
  const before = readMedians(last)
  return [...medians].flatMap(([call, median]) => {
    const earlier = before.get(call)
    return earlier !== undefined && median > RATIO_MAX * earlier
      ? [`${call}: ${median.toFixed(1)} ms, ${earlier.toFixed(1)} ms in the last run`]
      : []
  })
}
