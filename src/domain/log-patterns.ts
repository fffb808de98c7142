import type { LogFacts } from './log-query.ts'

/** Group of log lines that differ only in variable parts such as numbers and addresses. */
export interface LogPattern<Entry> {
  /** Service and text; unique. */
  readonly id: string
  readonly service: string
  /** Message with placeholders: `GET <path> <number> <number> ms`. */
  readonly text: string
  readonly count: number
  /** Number of lines by level, for the levels that occur. */
  readonly levels: Readonly<Record<string, number>>
  /** First line of the group. */
  readonly sample: Entry
  /** Constant parts of the message, for a query that finds the lines. */
  readonly pieces: readonly string[]
}

/** Variable parts; longer shapes first, so that an address is not read as four numbers. */
const VARIABLE = new RegExp(
  [
    String.raw`(?<uuid>\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b)`,
    String.raw`(?<time>\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)`,
    String.raw`(?<address>\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?::\d{1,5})?(?:\/\d{1,2})?\b)`,
    String.raw`(?<path>(?<![\w:./-])\/[\w.~%/-]*(?:\?[\w=&%.~-]*)?)`,
    String.raw`(?<id>\b(?:[a-z]+_(?=[a-z]*\d)[0-9a-z]{6,}|(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,})\b)`,
    String.raw`(?<number>(?<![A-Za-z_])-?\d+(?:[.,]\d+)*%?)`,
  ].join('|'),
  'gi',
)

interface Group<Entry> {
  readonly pattern: Omit<LogPattern<Entry>, 'count' | 'levels'>
  count: number
  readonly levels: Record<string, number>
}

/** Groups lines into patterns; largest first, then in order of appearance. */
export function logPatterns<Entry extends LogFacts>(entries: Iterable<Entry>): LogPattern<Entry>[] {
  const groups = new Map<string, Group<Entry>>()
  for (const entry of entries) {
    const { service, level, message } = entry
    const text = message.replace(VARIABLE, nameOf)
    const id = `${service}\n${text}`
    let group = groups.get(id)
    if (group === undefined) {
      group = {
        pattern: { id, service, text, sample: entry, pieces: piecesOf(message) },
        count: 0,
        levels: {},
      }
      groups.set(id, group)
    }
    group.count++
    group.levels[level] = (group.levels[level] ?? 0) + 1
  }
  return [...groups.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ pattern, count, levels }) => ({ ...pattern, count, levels }))
}

/** Named groups are the last argument of a `replace` callback. */
function nameOf(...found: readonly unknown[]): string {
  const groups = found.at(-1) as Record<string, string | undefined>
  const name = Object.keys(groups).find((key) => groups[key] !== undefined)
  return `<${name}>`
}

function piecesOf(message: string): string[] {
  return message
    .split(new RegExp(VARIABLE.source.replaceAll(/\?<\w+>/g, '?:'), 'gi'))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece))
}
