import { Hash, type HashKey } from './hash.ts'

/**
 * Keyed randomness: values depend only on seed and keys, not on earlier draws. `random(seed, 'vm', id,
 * 'failure').chance(0.02)` gives the same result after a reload and in another tab, and adding a draw elsewhere
 * changes nothing.
 *
 * For realistic data, not for secrets.
 */
export interface Rng {
  /** In [0, 1), with 32 bits of resolution. */
  float(): number
  /** Integer, both ends inclusive. */
  int(min: number, max: number): number
  /** Element of the list; throws for an empty list. */
  pick<T>(list: readonly T[]): T
  /** True with probability p (0 to 1). */
  chance(p: number): boolean
  /** `<prefix>_` and `length` base-36 characters. */
  id(prefix: string, length?: number): string
}

/**
 * Id that sorts by a number below 36⁶, for rows that may be created in the same millisecond.
 *
 * @param place such as the number of earlier commits; null for an id without order
 */
export function orderedId(rng: Rng, prefix: string, place: number | null): string {
  if (place === null) return rng.id(prefix)
  return `${prefix}_${place.toString(36).padStart(6, '0')}${rng.id('').slice(1)}`
}

const BASE_36 = Array.from('0123456789abcdefghijklmnopqrstuvwxyz', (it) => it.charCodeAt(0))
const UNDERSCORE = '_'.charCodeAt(0)

/** Generator at the start of the sequence for the seed and keys. */
export function random(seed: HashKey, ...keys: readonly HashKey[]): Rng {
  const hash = new Hash().add(seed)
  for (const key of keys) hash.add(key)
  return new Xoroshiro(...hash.words())
}

/** xoroshiro64** by Blackman and Vigna: 64 bits of state, 32 bits per draw. */
class Xoroshiro implements Rng {
  #a: number
  #b: number

  constructor(a: number, b: number) {
    this.#a = a
    this.#b = b
  }

  float(): number {
    return this.#next() / 2 ** 32
  }

  int(min: number, max: number): number {
    if (!(max >= min)) throw new RangeError(`no whole number lies between ${min} and ${max}`)
    return min + Math.floor(this.float() * (max - min + 1))
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from')
    return list[this.int(0, list.length - 1)] as T
  }

  chance(p: number): boolean {
    return this.float() < p
  }

  id(prefix: string, length = 12): string {
    // One string of all characters: adding them one by one makes a string for each.
    const codes: number[] = []
    for (let index = 0; index < prefix.length; index++) codes.push(prefix.charCodeAt(index))
    codes.push(UNDERSCORE)
    for (let drawn = 0; drawn < length; drawn += 1) codes.push(BASE_36[this.int(0, 35)] as number)
    return String.fromCharCode(...codes)
  }

  #next(): number {
    const result = Math.imul(rotate(Math.imul(this.#a, 0x9e3779bb), 5), 5) >>> 0
    const b = this.#b ^ this.#a
    this.#a = rotate(this.#a, 26) ^ b ^ (b << 9)
    this.#b = rotate(b, 13)
    return result
  }
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}
