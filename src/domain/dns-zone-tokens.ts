/**
 * Tokenizer for zone files (RFC 1035, 5.1): blanks, quotes, comments, parentheses and escapes.
 *
 * Pure: no React, no fetch, no clock.
 */

interface Position {
  /** From 1. */
  readonly line: number
  /** From 1, in characters. */
  readonly column: number
}

export interface ZoneToken extends Position {
  /** Without quotes, and with escapes resolved to UTF-8. */
  readonly text: string
  /** Source text without quotes: escapes in a name are significant. */
  readonly raw: string
  readonly isQuoted: boolean
}

/** Logical line: one line, or several in parentheses. */
export interface ZoneEntry {
  readonly tokens: readonly [ZoneToken, ...ZoneToken[]]
  /** True if it starts with a blank, so that it inherits the previous name. */
  readonly isIndented: boolean
}

interface ZoneTextProblem extends Position {
  /** Sentence for the user. */
  readonly message: string
}

export interface ZoneTokens {
  readonly entries: readonly ZoneEntry[]
  readonly problems: readonly ZoneTextProblem[]
}

export function parseZoneTokens(text: string): ZoneTokens {
  const entries: ZoneEntry[] = []
  const problems: ZoneTextProblem[] = []
  // Skip the byte order mark.
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let line = 1
  let lineStart = at
  let tokens: ZoneToken[] = []
  let isIndented = false
  /** Position of the open parenthesis. */
  let opened = null as Position | null

  const here = (): Position => ({ line, column: at - lineStart + 1 })
  const report = (message: string, position = here()) => problems.push({ ...position, message })
  const finishEntry = () => {
    const [first, ...rest] = tokens
    if (first !== undefined) entries.push({ tokens: [first, ...rest], isIndented })
    tokens = []
  }
  const addToken = (raw: string, isQuoted: boolean) => {
    if (tokens.length === 0) isIndented = isBlank(text[lineStart])
    const decoded = resolveEscapes(raw)
    if (decoded === null) report('Follow a backslash with three digits (000 to 255) or one other character.')
    tokens.push({ text: decoded ?? raw, raw, isQuoted, ...here() })
  }
  const readLineBreak = () => {
    if (opened === null) finishEntry()
    at++
    line++
    lineStart = at
  }
  const readParenthesis = (char: '(' | ')') => {
    if (char === '(' && opened !== null) report('A parenthesis is already open.')
    if (char === ')' && opened === null) report('No parenthesis is open.')
    opened = char === '(' ? here() : null
    at++
  }
  const readQuote = () => {
    const end = endOfQuote(text, at + 1)
    const isClosed = text[end] === '"'
    addToken(text.slice(at + 1, end), true)
    if (!isClosed) report('The quote isn’t closed on this line.')
    at = isClosed ? end + 1 : end
  }
  const readWord = () => {
    const end = endOfWord(text, at)
    addToken(text.slice(at, end), false)
    at = end
  }

  while (at < text.length) {
    const char = text[at]
    if (char === '\n') readLineBreak()
    else if (isBlank(char)) at++
    else if (char === ';') at = endOfLine(text, at)
    else if (char === '(' || char === ')') readParenthesis(char)
    else if (char === '"') readQuote()
    else readWord()
  }
  finishEntry()
  if (opened !== null) report('The parenthesis isn’t closed.', opened)
  return { entries, problems }
}

/** True for all white space within a line, such as the non-breaking spaces of text copied from a page. */
function isBlank(char: string | undefined): boolean {
  return char !== undefined && char !== '\n' && /\s/.test(char)
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

function endOfQuote(text: string, from: number): number {
  let i = from
  while (i < text.length && text[i] !== '"' && text[i] !== '\n')
    i += text[i] === '\\' && text[i + 1] !== '\n' ? 2 : 1
  return Math.min(i, text.length)
}

function endOfWord(text: string, from: number): number {
  let i = from
  while (i < text.length && !/[\s;()"]/.test(text[i] as string))
    i += text[i] === '\\' && text[i + 1] !== '\n' ? 2 : 1
  return Math.min(i, text.length)
}

const utf8 = { encoder: new TextEncoder(), decoder: new TextDecoder('utf-8', { ignoreBOM: true }) }

/** `\DDD` is an octet, `\X` is X (RFC 1035, 5.1); null for an invalid escape. */
export function resolveEscapes(raw: string): string | null {
  if (!raw.includes('\\')) return raw
  const octets: number[] = []
  let isWhole = true
  for (const [part] of raw.matchAll(/\\\d{3}|\\\D|[^\\]+|\\/gsu)) {
    if (!part.startsWith('\\')) octets.push(...utf8.encoder.encode(part))
    else if (part.length === 4 && /\d/.test(part[1] as string)) {
      if (Number(part.slice(1)) > 255) isWhole = false
      else octets.push(Number(part.slice(1)))
    } else if (part.length > 1) octets.push(...utf8.encoder.encode(part.slice(1)))
    else isWhole = false
  }
  return isWhole ? utf8.decoder.decode(Uint8Array.from(octets)) : null
}
