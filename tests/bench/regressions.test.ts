import { expect, it } from 'vitest'
import { findRegressions } from './regressions'

const LAST = `
| Call, eight concurrent clients | Median  | 95 %    | Per second |
| ------------------------------ | ------- | ------- | ---------- |
| a wishlist                     | 18.7 ms | 25.9 ms | 410        |
| characters                     | 16.0 ms | 25.5 ms | 457        |
`

it('a regression is a median of more than twice that of the last run; new calls have none', () => {
  const medians = new Map([
    ['a wishlist', 38],
    ['characters', 32],
    ['guild board', 500],
  ])
  expect(findRegressions(LAST, medians)).toEqual(['a wishlist: 38.0 ms, 18.7 ms in the last run'])
})
