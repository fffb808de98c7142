import { describe, expect, test } from 'vitest'
import { Problem } from '../../engine/problem.ts'
import { checkIfMatch, etag } from './entity-tag.ts'

const send = (condition: string | null) => () =>
  checkIfMatch({ header: (name) => (name === 'if-match' ? condition : null) }, 7)

describe('If-Match', () => {
  test('quotes the version', () => {
    expect(etag(7)).toEqual([['etag', '"7"']])
  })

  test.each([null, '"7"', '*', '"6", "7"', ' "7" '])('accepts %s', (condition) => {
    expect(send(condition)).not.toThrow()
  })

  // Weak tags don't guarantee byte-for-byte equality (RFC 9110, 13.1.1).
  test.each(['"6"', 'W/"7"', '7', '"17"', '"6", W/"7"', ''])('refuses %j', (condition) => {
    expect(send(condition)).toThrow(Problem)
    expect(send(condition)).toThrow(expect.objectContaining({ status: 412, code: 'precondition_failed' }))
  })
})
