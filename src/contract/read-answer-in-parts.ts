import type { Call } from './call'
import { check, entityOf, readAnswer, type ReadAnswer } from './read-answer'
import { isRecord } from './received'

/**
 * Like `readAnswer`, but checks the elements of the call's `longList` one by one.
 * @param pause awaited before each element
 */
export async function readAnswerInParts(
  call: Call,
  body: unknown,
  pause: () => Promise<void>,
): Promise<ReadAnswer> {
  const entity = entityOf(call, body)
  const { longList } = call
  const list = longList && isRecord(entity) ? entity[longList.name] : undefined
  if (!longList || !isRecord(entity) || !Array.isArray(list)) return readAnswer(call, body)
  const rest = readAnswer(call, { ...entity, [longList.name]: [] })
  if (!('value' in rest) || !isRecord(rest.value)) return rest
  const elements: unknown[] = []
  for (const [index, element] of list.entries()) {
    await pause()
    const read = check(longList.element, element)
    if ('issue' in read) {
      const field = [longList.name, index, read.issue.field].join('.')
      return { issue: { ...read.issue, field } }
    }
    elements.push(read.value)
  }
  return { value: { ...rest.value, [longList.name]: elements } }
}
