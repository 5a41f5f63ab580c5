import { isRecord } from '../is-record'
import { isDroptimizerCsv, readDroptimizerCsv } from './droptimizer-csv'
import { readDroptimizerJson } from './droptimizer-json'
import { isQeLive, readQeLive } from './qe-live'
import { valueAt } from './read-fields'
import { REPORT_SIZE_MAX, type ReadReport } from './sim-report'

const HOW_TO = 'Guildr reads Droptimizer reports of Raidbots and upgrade reports of QE Live.'

/** The part of a text that decides what it is. */
const START_MAX = 5000

/** Lines of the text that the SimulationCraft addon makes in the game. */
const SIMC_LINE =
  /^(?:# SimC Addon|### |(?:deathknight|demonhunter|druid|evoker|hunter|mage|monk|paladin|priest|rogue|shaman|warlock|warrior)=)/m

/**
 * Reads a simulation report. Never throws: if the text is not a report that the app can read, the
 * refusal says what it is and what to do.
 */
export function readReport(text: string): ReadReport {
  if (text.length > REPORT_SIZE_MAX) {
    return { refusal: 'This is larger than 5 MB. Reports are smaller: choose the report itself.' }
  }
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  const start = trimmed.slice(0, START_MAX)
  if (start === '') return { refusal: `There is no text. ${HOW_TO}` }
  if (start.startsWith('<')) {
    return {
      refusal: 'This is a web page. Paste the link of the report, or its data.json file, instead.',
    }
  }
  if (isDroptimizerCsv(start)) return readDroptimizerCsv(trimmed)
  if (/^[[{"]/.test(start)) return readJson(trimmed)
  if (/^\S*(?:raidbots|questionablyepic)\.com\//i.test(start)) {
    return { refusal: `This link does not lead to a report that Guildr reads. ${HOW_TO}` }
  }
  if (SIMC_LINE.test(start)) {
    return {
      refusal:
        'This is the text of the SimulationCraft addon. Run a Droptimizer with it on Raidbots and import that report.',
    }
  }
  return { refusal: `This is not a simulation report. ${HOW_TO}` }
}

function readJson(text: string): ReadReport {
  const parsed = parseJson(text)
  if ('isCutOff' in parsed) {
    return parsed.isCutOff
      ? { refusal: 'The end of this report is missing. Download or copy it again.' }
      : { refusal: `This is not a valid report file. Download it again. ${HOW_TO}` }
  }
  // QE Live encodes its reports twice.
  const inner = typeof parsed.value === 'string' ? parseJson(parsed.value) : parsed
  const value = 'value' in inner ? inner.value : undefined
  if (isQeLive(value)) return readQeLive(value)
  if (isRecord(valueAt(value, 'simbot'))) return readDroptimizerJson(value)
  if (isRecord(valueAt(value, 'sim'))) {
    return { refusal: `This is a SimulationCraft report, but not a Droptimizer report. ${HOW_TO}` }
  }
  return { refusal: `This file does not contain a simulation report. ${HOW_TO}` }
}

function parseJson(text: string): { value: unknown } | { isCutOff: boolean } {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return { isCutOff: isCutOff(text) }
  }
}

/** Whether a bracket or string of invalid JSON is still open at its end. */
function isCutOff(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
  }
  return isInString || depth > 0
}
