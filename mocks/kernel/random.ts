import { Hash, type HashKey } from './hash.ts'
import { keepAlive } from './keep-alive.ts'

/**
 * Keyed randomness: what is drawn depends on the seed and the keys alone, not on how often or in which order
 * anything was drawn before. `random(seed, 'vm', id, 'failure').chance(0.02)` answers the same today, after a
 * reload, and in another tab, and adding a draw somewhere changes no other.
 *
 * Made for realistic data, not for secrets.
 */
export interface Rng {
  /** In [0, 1), with 32 bits of resolution. */
  float(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  /** One of the list's elements; an empty list throws. */
  pick<T>(list: readonly T[]): T
  /** True with probability p (0 to 1). */
  chance(p: number): boolean
  /** `<prefix>_` and `length` base-36 characters. */
  id(prefix: string, length?: number): string
}

/** A generator at the start of the sequence that belongs to the seed and the keys. */
export function random(seed: HashKey, ...keys: readonly HashKey[]): Rng {
  return begin(new Hash().add(seed), keys)
}

/** `random` for several that have the first keys in common, which are gone through but once. */
export function randomUnder(
  seed: HashKey,
  ...first: readonly HashKey[]
): (...keys: readonly HashKey[]) => Rng {
  let common: Hash | null = null
  return (...keys) => {
    if (common === null) {
      common = new Hash().add(seed)
      for (const key of first) common.add(key)
    }
    return begin(common.copy(), keys)
  }
}

function begin(state: Hash, keys: readonly HashKey[]): Rng {
  for (const key of keys) state.add(key)
  const [a, b] = state.words()
  return new Xoroshiro(a, b)
}

/** xoroshiro64** by Blackman and Vigna: 64 bits of state, 32 bits a draw. A class, since most generators are asked once. */
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
    const codes: number[] = []
    for (let i = 0; i < prefix.length; i++) codes.push(prefix.charCodeAt(i))
    codes.push(UNDERSCORE)
    for (let i = 0; i < length; i++) codes.push(BASE36.charCodeAt(this.int(0, 35)))
    // In one go: a text that is put together in steps is kept with all of its steps.
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

keepAlive(Xoroshiro, new Xoroshiro(1, 0))

const BASE36 = '0123456789abcdefghijklmnopqrstuvwxyz'
const UNDERSCORE = '_'.charCodeAt(0)

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}
