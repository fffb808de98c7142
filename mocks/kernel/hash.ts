export type HashKey = string | number

/**
 * Multiplicative hash in two 32-bit lanes: fast, and no good against anybody who wants collisions. Two lanes,
 * because ids are drawn from a generator for each row: with one, a hundred thousand rows would more likely than
 * not hold two that share all their draws.
 */
export class Hash {
  #a = 0xdeadbeef
  #b = 0x41c6ce57

  /** A key's type and its end are mixed in, so `('ab', 'c')`, `('a', 'bc')`, and `(1)`, `('1')` all differ. */
  add(key: HashKey): this {
    const text = String(key)
    this.#mix(typeof key === 'number' ? 0x10001 : 0x10002)
    for (let index = 0; index < text.length; index++) this.#mix(text.charCodeAt(index))
    this.#mix(0x10000)
    return this
  }

  /** Both lanes scrambled with each other; never both zero, the one state that a xoroshiro cannot leave. */
  words(): [number, number] {
    const a = scramble(this.#a) ^ scramble(this.#b + 0x9e3779b9)
    const b = scramble(this.#b) ^ scramble(a)
    return a === 0 && b === 0 ? [1, 0] : [a, b]
  }

  /** 16 hexadecimal digits. */
  hex(): string {
    return this.words()
      .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
      .join('')
  }

  #mix(code: number): void {
    this.#a = Math.imul(this.#a ^ code, 2654435761)
    this.#b = Math.imul(this.#b ^ code, 1597334677)
  }
}

/** The finisher of MurmurHash3: every bit of the input reaches every bit of the result. */
function scramble(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** Fingerprint of a text: 16 hexadecimal digits. Tells the mock's texts apart; protects no secret. */
export function digest(text: string): string {
  return new Hash().add(text).hex()
}
