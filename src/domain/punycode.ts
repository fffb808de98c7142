/** The parameters of Punycode (RFC 3492, section 5). */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const INITIAL_BIAS = 72
const INITIAL_N = 128
const MAX_CODE_POINT = 0x10ffff

/** Decodes a label without its `xn--` prefix (RFC 3492, section 6.2); null if it is invalid. */
export function decodePunycode(text: string): string | null {
  const delimiter = text.lastIndexOf('-')
  const output = delimiter > 0 ? [...text.slice(0, delimiter)].map((it) => it.codePointAt(0) as number) : []
  let n = INITIAL_N
  let i = 0
  let bias = INITIAL_BIAS
  for (let next = delimiter > 0 ? delimiter + 1 : 0; next < text.length; ) {
    const before = i
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(text.charCodeAt(next++))
      if (digit === null) return null
      i += digit * weight
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const length = output.length + 1
    bias = adapt(i - before, length, before === 0)
    n += Math.floor(i / length)
    i %= length
    if (n > MAX_CODE_POINT) return null
    output.splice(i++, 0, n)
  }
  return String.fromCodePoint(...output)
}

/** RFC 3492, section 6.1. */
function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}

/** `a` to `z` are 0 to 25, `0` to `9` are 26 to 35; null for other characters and the end of the text. */
function digitOf(code: number): number | null {
  if (code >= 97 && code <= 122) return code - 97
  if (code >= 65 && code <= 90) return code - 65
  if (code >= 48 && code <= 57) return code - 22
  return null
}
