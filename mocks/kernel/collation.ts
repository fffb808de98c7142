/**
 * Sort order of texts: "Vm2" before "vm10", "é" next to "e", lowercase first. One locale for everybody, so that all
 * users see the same rows on a page.
 */
const collator = new Intl.Collator('en', { numeric: true })

/** Negative if `a` comes first, 0 if both are equal, such as composed and decomposed letters. */
export const compareTexts: (a: string, b: string) => number = collator.compare

/** Ranks of texts in collation order. Texts that collate equally share a rank. Null stays null. */
export function rankTexts(texts: readonly (string | null)[]): (number | null)[] {
  const distinct = new Set(texts)
  distinct.delete(null)
  const ranks = new Map<string | null, number | null>([[null, null]])
  let rank = 0
  let previous: string | undefined
  for (const text of ([...distinct] as string[]).sort(compareTexts)) {
    if (previous !== undefined && compareTexts(previous, text) !== 0) rank++
    ranks.set(text, rank)
    previous = text
  }
  return texts.map((text) => ranks.get(text) as number | null)
}

/** Number of characters and numbers of a text that one sort key holds. */
export const PART_LENGTH = 8

const MAX_DIGITS = 20

/**
 * Sort key of `PART_LENGTH` characters or numbers of a text, from the `from`-th on: of two texts that are equal before it,
 * the one with the lower key collates first. Comparing keys is fifteen times as fast as comparing texts. NaN for texts
 * with characters other than printable ASCII, or with a number of more than `MAX_DIGITS` digits.
 */
export function sortKeyPart(text: string, from: number): number {
  const weights = weightsOf(text, from + PART_LENGTH)
  if (weights === null) return Number.NaN
  let part = 0
  for (let place = from; place < from + PART_LENGTH; place++) part = part * BASE + (weights[place] ?? 0)
  return part
}

/** At least `count` weights, unless the text ends before; null for texts without a key. */
function weightsOf(text: string, count: number): number[] | null {
  const ascii = weightsOfAscii()
  const weights: number[] = []
  let index = 0
  while (index < text.length && weights.length < count) {
    const code = text.charCodeAt(index)
    if (isDigit(code)) {
      // A number: first the number of its digits, then the digits, both without leading zeros.
      const end = endOfNumber(text, index)
      while (index < end - 1 && text.charCodeAt(index) === ZERO) index++
      if (end - index > MAX_DIGITS) return null
      weights.push(FIRST_NUMBER + end - index)
      for (; index < end; index++) weights.push(1 + text.charCodeAt(index) - ZERO)
    } else {
      const weight = ascii[code] ?? 0
      if (weight === 0) return null
      weights.push(weight)
      index++
    }
  }
  return weights
}

function endOfNumber(text: string, start: number): number {
  let end = start + 1
  while (isDigit(text.charCodeAt(end))) end++
  return end
}

const ZERO = '0'.charCodeAt(0)

function isDigit(code: number): boolean {
  return code >= ZERO && code <= ZERO + 9
}

/** In the order of the collator: 33 marks, numbers by their digits, letters. Both cases of a letter weigh the same. */
const MARKS = 33
const FIRST_NUMBER = MARKS
const FIRST_LETTER = FIRST_NUMBER + MAX_DIGITS + 1
const BASE = FIRST_LETTER + 26

let asciiWeights: Uint8Array | undefined

/** Weights by code; 0 for digits and control characters. */
function weightsOfAscii(): Uint8Array {
  if (asciiWeights !== undefined) return asciiWeights
  asciiWeights = new Uint8Array(128)
  const marks = Array.from(' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~').sort(compareTexts)
  for (const [index, mark] of marks.entries()) asciiWeights[mark.charCodeAt(0)] = 1 + index
  for (let letter = 0; letter < 26; letter++) {
    asciiWeights['a'.charCodeAt(0) + letter] = FIRST_LETTER + letter
    asciiWeights['A'.charCodeAt(0) + letter] = FIRST_LETTER + letter
  }
  return asciiWeights
}
