import { foldCase } from './text-match.ts'

/**
 * Query language for logs: `level:ERROR service:api "timeout" -health`. Terms are combined with AND. Every text is
 * valid: an open quote ends with the text, and an unknown field is an ordinary word.
 */

const LOG_LEVELS = ['ERROR', 'WARN', 'INFO', 'DEBUG'] as const
type Level = (typeof LOG_LEVELS)[number]

export const LOG_FIELDS = ['level', 'service', 'source', 'message'] as const
export type LogField = (typeof LOG_FIELDS)[number]

interface LogValue {
  /** Without quotes. */
  readonly text: string
  /** Quoted: the whole field must match. */
  readonly whole: boolean
}

/** One condition, with its position in the text. */
export interface LogTerm {
  readonly negated: boolean
  /** Null to search all fields. */
  readonly field: LogField | null
  /** Alternatives; never empty. */
  readonly values: readonly LogValue[]
  readonly from: number
  readonly to: number
}

/** Hint about a likely mistake. */
interface LogHint {
  readonly from: number
  readonly to: number
  readonly text: string
}

export interface LogQuery {
  readonly terms: readonly LogTerm[]
  readonly hints: readonly LogHint[]
  /** True if the text ends inside a quote. */
  readonly open: boolean
}

/** Fields that a query can match. */
export interface LogFacts {
  readonly level: string
  readonly service: string
  readonly source: string
  readonly message: string
  /** JSON text. */
  readonly details: string | null
}

/** Level by a prefix: `err`, `warning`. */
function levelOf(text: string): Level | undefined {
  const typed = text.toUpperCase()
  return typed === ''
    ? undefined
    : LOG_LEVELS.find((level) => level.startsWith(typed) || typed.startsWith(level))
}

export function parseLogQuery(text: string): LogQuery {
  const terms: LogTerm[] = []
  const hints: LogHint[] = []
  let open = false
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, at)) {
    const parsed = parseTerm(text, at)
    const { negated, field, values, from, to } = parsed
    if (values.length > 0) terms.push({ negated, field, values, from, to })
    hints.push(...mistakesIn(parsed).map((mistake) => ({ from, to, text: mistake })))
    open = !parsed.closed
    at = to
  }
  return { terms, hints, open }
}

interface ParsedTerm extends LogTerm {
  /** Word before a colon, also if it is not a field; null for a term without one. */
  readonly name: string | null
  /** Text after the colon, or the whole term without one. */
  readonly written: string
  /** False for a quote without an end. */
  readonly closed: boolean
}

/** Parses the term that begins at a position. Its values are empty if it has none. */
function parseTerm(text: string, from: number): ParsedTerm {
  const negated = text[from] === '-' && from + 1 < text.length && !isSpace(text[from + 1])
  const begin = negated ? from + 1 : from
  const name = fieldAt(text, begin)
  const valuesBegin = name === null ? begin : begin + name.length + 1
  const field = LOG_FIELDS.find((known) => known === name?.toLowerCase()) ?? null
  const { values, end, closed } = field === null ? parseText(text, begin) : parseValues(text, valuesBegin)
  return {
    negated,
    field,
    values: values.filter((value) => value.text !== ''),
    from,
    to: end,
    name,
    written: text.slice(valuesBegin, end),
    closed,
  }
}

/** Sentences about likely mistakes in a term. */
function mistakesIn({ field, values, name, written, closed }: ParsedTerm): string[] {
  const mistakes: string[] = []
  if (!closed) mistakes.push('The quote isn’t closed, so it ends here.')
  // Neither a URL nor a word that ends with a colon is meant as a field.
  if (field === null && name !== null && !/^(\/\/|$)/.test(written)) {
    mistakes.push(`“${name}” is not a field, so this is searched as text. Fields: ${LOG_FIELDS.join(', ')}.`)
  }
  if (field !== null && values.length === 0) mistakes.push(`“${name}:” has no value, so it’s ignored.`)
  const unknown = field === 'level' ? values.filter((value) => levelOf(value.text) === undefined) : []
  for (const value of unknown) {
    mistakes.push(`“${value.text}” is not a level. Levels: ${LOG_LEVELS.join(', ')}.`)
  }
  return mistakes
}

interface ParsedValues {
  readonly values: readonly LogValue[]
  readonly end: number
  /** False for a quote without an end. */
  readonly closed: boolean
}

/** Parses a word or a quoted phrase; `\` escapes a quote or itself. */
function parseText(text: string, begin: number, untilComma = false): ParsedValues {
  let at = begin
  let value = ''
  if (text[at] !== '"') {
    while (at < text.length && !isSpace(text[at]) && !(untilComma && text[at] === ',')) value += text[at++]
    return { values: [{ text: value, whole: false }], end: at, closed: true }
  }
  for (at++; at < text.length && text[at] !== '"'; at++) {
    if (text[at] === '\\' && (text[at + 1] === '"' || text[at + 1] === '\\')) at++
    value += text[at]
  }
  const closed = at < text.length
  return { values: [{ text: value, whole: true }], end: closed ? at + 1 : at, closed }
}

/** Parses comma-separated values of a field. */
function parseValues(text: string, begin: number): ParsedValues {
  const values: LogValue[] = []
  for (let at = begin; ; at++) {
    const value = parseText(text, at, true)
    values.push(...value.values)
    at = value.end
    if (text[at] !== ',') return { ...value, values }
  }
}

/** Field name before a colon at the start of a term. */
function fieldAt(text: string, at: number): string | null {
  return /^[a-z_]\w*(?=:)/i.exec(text.slice(at, at + 40))?.[0] ?? null
}

function isSpace(char: string | undefined): boolean {
  return char !== undefined && /\s/.test(char)
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (isSpace(text[at])) at++
  return at
}

/** Builds a predicate that parses the query once. */
export function logMatcher(query: LogQuery): (entry: LogFacts) => boolean {
  const tests = query.terms.map(termPredicate)
  return (entry) => tests.every((test) => test(entry))
}

/** Builds a predicate for one term. */
export function termPredicate({ field, values, negated }: LogTerm): (entry: LogFacts) => boolean {
  if (field === 'level') {
    const levels = new Set<string | undefined>(values.map(({ text }) => levelOf(text)))
    return ({ level }) => levels.has(level) !== negated
  }
  const wanted = values.map(({ text, whole }) => ({ text: foldCase(text), whole }))
  if (field === null) {
    return (entry) => {
      const all = foldCase(textOf(entry))
      return wanted.some(({ text }) => all.includes(text)) !== negated
    }
  }
  return (entry) => {
    const value = foldCase(entry[field])
    return wanted.some(({ text, whole }) => (whole ? value === text : value.includes(text))) !== negated
  }
}

/** Searchable text of an entry; no match crosses from one field into the next. */
function textOf({ level, service, source, message, details }: LogFacts): string {
  return `${level}\n${service}\n${source}\n${message}\n${details ?? ''}`
}

/** Formats a term: `-service:"api"`. */
export function termText(field: LogField | null, value: string, negated = false): string {
  const quoted = `"${value.replace(/["\\]/g, '\\$&')}"`
  const sign = negated ? '-' : ''
  if (field === null) return `${sign}${/^[^\s"-][^\s":]*$/.test(value) ? value : quoted}`
  return `${sign}${field}:${field === 'level' && levelOf(value) === value ? value : quoted}`
}

/** True if a text contains the term as a separate condition. */
export function hasTerm(text: string, field: LogField | null, value: string, negated = false): boolean {
  return parseLogQuery(text).terms.some((term) => isTerm(term, field, value) && term.negated === negated)
}

/** Adds a term to a query, and removes its opposite. Everything else stays as typed. */
export function withTerm(text: string, field: LogField | null, value: string, negated = false): string {
  const rest = withoutTerm(text, field, value, !negated)
  if (hasTerm(rest, field, value, negated)) return rest
  // Close an open quote first, so that the term is not inside it.
  const closed = parseLogQuery(rest).open ? `${rest}${isEscaping(rest) ? '\\' : ''}"` : rest
  return `${closed.trimEnd()} ${termText(field, value, negated)}`.trimStart()
}

/** True if the next character would be escaped. */
function isEscaping(text: string): boolean {
  return (/\\*$/.exec(text)?.[0].length ?? 0) % 2 === 1
}

/** Removes a term from a query, in any spelling. */
export function withoutTerm(text: string, field: LogField | null, value: string, negated = false): string {
  let rest = text
  for (const term of parseLogQuery(text).terms.toReversed()) {
    if (!isTerm(term, field, value) || term.negated !== negated) continue
    rest = `${rest.slice(0, term.from).trimEnd()} ${rest.slice(term.to).trimStart()}`
  }
  return rest === text ? text : rest.trim()
}

function isTerm(term: LogTerm, field: LogField | null, value: string): boolean {
  const [only, ...others] = term.values
  if (term.field !== field || only === undefined || others.length > 0) return false
  if (field === 'level') return levelOf(only.text) === levelOf(value)
  return foldCase(only.text) === foldCase(value) && (field === null || only.whole)
}
