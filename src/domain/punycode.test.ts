import { describe, expect, it } from 'vitest'
import { decodePunycode } from './punycode.ts'

describe('Punycode', () => {
  it.each([
    // RFC 3492, 7.1 (A), (I), (L), (S)
    ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
    ['b1abfaaepdrnnbgefbadotcwatmq2g4l', 'почемужеонинеговорятпорусски'],
    ['3B-ww4c5e180e575a65lsy2b', '3年B組金八先生'],
    ['-> $1.00 <--', '-> $1.00 <-'],
    ['bcher-kva', 'bücher'],
    ['fsqu00a', '例子'],
  ])('reads %s', (ascii, text) => {
    expect(decodePunycode(ascii)).toBe(text)
  })

  it.each(['b!', 'zzzzzzzzzzzz', 'bcher-kv'])('rejects %s', (ascii) => {
    expect(decodePunycode(ascii)).not.toBe('bücher')
  })
})
