import { describe, expect, it } from 'vitest'
import { createIdempotencyKeys } from './idempotency-key.ts'

describe('createIdempotencyKeys', () => {
  it('keeps the key for the same body and changes it for another', () => {
    let made = 0
    const keyFor = createIdempotencyKeys(() => `key-${++made}`)
    expect(keyFor({ names: ['a'] })).toBe('key-1')
    expect(keyFor({ names: ['a'] })).toBe('key-1')
    expect(keyFor({ names: ['b'] })).toBe('key-2')
  })

  it("creates keys in the contract's format", () => {
    expect(createIdempotencyKeys()({})).toMatch(/^[0-9a-f]{32}$/)
  })
})
