import { GainCollector } from './best-gains'
import { describeEmpty } from './droptimizer-json'
import { parseNumber, toText } from './read-fields'
import { readRowName } from './row-name'
import { ROWS_MAX, TOO_MANY_ROWS, type ReadReport } from './sim-report'

/** The standard error of the mean times this is half of the 95 % confidence interval. */
const CONFIDENCE_95 = 1.96

/** The number of lines at the top of a text in which its header is searched. */
const HEADER_LINES = 20

/** Whether a text is a table of Raidbots: one of its first lines is the header. */
export function isDroptimizerCsv(text: string): boolean {
  return text.split(/\r?\n/, HEADER_LINES).some(isHeader)
}

function isHeader(line: string): boolean {
  const columns = splitLine(line)
  return columns.includes('name') && columns.includes('dps_mean')
}

/** Splits a line at commas, or as a spreadsheet writes it: at tabs or semicolons, with quotes. */
function splitLine(line: string): string[] {
  const delimiter = /[\t;]/.exec(line)?.[0] ?? ','
  const cells = line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  return delimiter === ',' ? cells : cells.map((cell) => cell.replace(/^(-?\d+),(\d+)$/, '$1.$2'))
}

/**
 * Reads the data.csv of a Raidbots report. The baseline is the row whose name has no slash. The
 * table names neither class, specialization nor realm, and no source of tier pieces.
 */
export function readDroptimizerCsv(text: string): ReadReport {
  const lines = text.split(/\r?\n/).filter((line) => line !== '')
  const headerAt = lines.findIndex(isHeader)
  const columns = splitLine(lines[headerAt] ?? '')
  const nameAt = columns.indexOf('name')
  const meanAt = columns.indexOf('dps_mean')
  const errorAt = columns.indexOf('dps_mean_std_dev')
  if (lines.length > ROWS_MAX) return { refusal: TOO_MANY_ROWS }
  const rows = lines.slice(headerAt + 1).map(splitLine)
  const ofCharacter = rows.find(
    (cells) => !cells[nameAt]?.includes('/') && parseNumber(cells[meanAt]) !== null,
  )
  const baseline = parseNumber(ofCharacter?.[meanAt])
  if (baseline === null || baseline <= 0) {
    return {
      refusal: 'This table has no row of the character itself. Download it from Raidbots again.',
    }
  }

  const collector = new GainCollector()
  for (const cells of rows) {
    const name = cells[nameAt] ?? ''
    if (cells === ofCharacter) continue
    const read = readRowName(name)
    const mean = parseNumber(cells[meanAt])
    const deviation = parseNumber(cells[errorAt])
    if (typeof read === 'string') collector.skip(name, read)
    else if (mean === null) collector.skip(name, 'No result')
    else {
      const { convertedId = null, ...item } = read
      const gain = mean - baseline
      collector.add(
        {
          ...item,
          sourceItemId: convertedId,
          isTierPiece: false,
          gain,
          percent: (gain / baseline) * 100,
          error: deviation === null ? null : deviation * CONFIDENCE_95,
        },
        name,
      )
    }
  }

  const { gains, skipped } = collector.finish()
  if (gains.length === 0) return { refusal: describeEmpty(skipped) }
  return {
    report: {
      source: 'Raidbots',
      character: {
        name: toText(ofCharacter?.[nameAt]),
        realm: null,
        region: null,
        className: null,
        specialization: null,
      },
      fightStyle: null,
      fightLength: null,
      targetCount: null,
      simulatedAt: null,
      metric: 'dps',
      baseline,
      gains,
      skipped,
    },
  }
}
