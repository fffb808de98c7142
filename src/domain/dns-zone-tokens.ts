/**
 * Tokenizer for zone files (RFC 1035, 5.1): blanks, quotes, comments, parentheses and escapes.
 *
 * Pure: no React, no fetch, no clock.
 */

export interface ZoneToken {
  /** Without quotes, and with escapes resolved to UTF-8. */
  readonly text: string
  /** Source text without quotes: escapes in a name are significant. */
  readonly raw: string
  readonly isQuoted: boolean
  /** From 1; the column in characters. */
  readonly line: number
  readonly column: number
}

/** Logical line: one line, or several in parentheses. */
export interface ZoneEntry {
  readonly tokens: readonly [ZoneToken, ...ZoneToken[]]
  /** True if it starts with a blank, so that it inherits the previous name. */
  readonly isIndented: boolean
}

interface ZoneTextProblem {
  readonly line: number
  readonly column: number
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
  let tokens: ZoneToken[] = []
  let isIndented = false
  let opened: { line: number; column: number } | null = null
  let line = 1
  let lineStart = 0

  const finish = () => {
    const [first, ...rest] = tokens
    if (first !== undefined) entries.push({ tokens: [first, ...rest], isIndented })
    tokens = []
  }
  const take = (raw: string, at: number, isQuoted: boolean) => {
    const column = at - lineStart + 1
    if (tokens.length === 0) isIndented = isBlank(text[lineStart])
    const decoded = resolveEscapes(raw)
    if (decoded === null) {
      problems.push({
        line,
        column,
        message: 'Follow a backslash with three digits (000 to 255) or one other character.',
      })
    }
    tokens.push({ text: decoded ?? raw, raw, isQuoted, line, column })
  }

  // Skip the byte order mark.
  let i = text.startsWith('\uFEFF') ? 1 : 0
  lineStart = i
  while (i < text.length) {
    const char = text[i]
    if (char === '\n') {
      if (opened === null) finish()
      line++
      i++
      lineStart = i
    } else if (isBlank(char)) {
      i++
    } else if (char === ';') {
      i = endOfLine(text, i)
    } else if (char === '(') {
      if (opened !== null) {
        problems.push({ line, column: i - lineStart + 1, message: 'A parenthesis is already open.' })
      }
      opened = { line, column: i - lineStart + 1 }
      i++
    } else if (char === ')') {
      if (opened === null) {
        problems.push({ line, column: i - lineStart + 1, message: 'No parenthesis is open.' })
      }
      opened = null
      i++
    } else if (char === '"') {
      const end = endOfQuote(text, i + 1)
      take(text.slice(i + 1, end), i, true)
      if (text[end] !== '"') {
        problems.push({ line, column: i - lineStart + 1, message: 'The quote isn’t closed on this line.' })
      }
      i = text[end] === '"' ? end + 1 : end
    } else {
      const end = endOfWord(text, i)
      take(text.slice(i, end), i, false)
      i = end
    }
  }
  finish()
  if (opened !== null) problems.push({ ...opened, message: 'The parenthesis isn’t closed.' })
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
