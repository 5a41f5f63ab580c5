import { pressedKey } from '@/lib/pressed-key'
import { describe, expect, test } from 'vitest'

const keydown = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init)

describe('pressedKey', () => {
  test.each([
    ['US', 'z', 'KeyZ', 'z'],
    ['US with Caps Lock', 'Z', 'KeyZ', 'z'],
    ['QWERTZ', 'z', 'KeyY', 'z'],
    ['QWERTZ', 'ü', 'BracketLeft', 'ü'],
    ['AZERTY', 'a', 'KeyQ', 'a'],
    ['Dvorak', 'y', 'KeyT', 'y'],
    ['Dvorak', ';', 'KeyZ', ';'],
    ['Bépo', 'à', 'KeyZ', 'à'],
    ['Turkish', 'ı', 'KeyI', 'ı'],
    ['Russian', 'я', 'KeyZ', 'z'],
    ['Russian', 'Я', 'KeyZ', 'z'],
    ['Russian', 'э', 'Quote', 'э'],
    ['Russian', '.', 'Slash', '.'],
    ['Greek', 'ζ', 'KeyZ', 'z'],
    ['Hebrew', 'ז', 'KeyZ', 'z'],
    ['Hebrew', '/', 'KeyQ', '/'],
    ['Arabic', 'لا', 'KeyB', 'b'],
    ['Thai', 'ั', 'KeyY', 'y'],
    ['Korean', 'ㅋ', 'KeyZ', 'z'],
    ['any', 'Enter', 'NumpadEnter', 'Enter'],
    ['any', 'F8', 'F8', 'F8'],
    ['a screen keyboard', 'я', '', 'я'],
  ])('%s layout, %j at %s: %j', (_layout, key, code, expected) => {
    expect(pressedKey(keydown({ key, code }))).toBe(expected)
    expect(pressedKey({ nativeEvent: keydown({ key, code }) })).toBe(expected)
  })

  test.each([
    ['during a composition', { isComposing: true }],
    ['that ends one in Safari', { keyCode: 229 }],
  ])('a key %s is no key', (_when, init) => {
    expect(pressedKey(keydown({ key: 'Enter', code: 'Enter', ...init }))).toBe('')
    expect(pressedKey(keydown({ key: 'я', code: 'KeyZ', ...init }))).toBe('')
  })
})
