import type { LogEntry } from '../engine/request-log.ts'

/** Values of an entry that a term such as `status:404` compares. */
const fields: Readonly<Record<string, (entry: LogEntry) => string>> = {
  method: ({ method }) => method,
  operation: ({ operationId }) => operationId ?? '',
  page: ({ page }) => page?.split('?')[0] ?? 'none',
  rule: ({ rule }) => rule ?? 'none',
  source: ({ source }) => source,
  status: ({ status }) => String(status ?? 'none'),
}

/**
 * Parses a filter of the request log: terms that all must match; `-` excludes. `status:4xx`, `method:POST`,
 * `operation:listVms`, `page:/dashboard`, `rule:none` and `source:live` compare one value, `body:web-01` searches bodies.
 * Other terms search operation, method, URL, status and rule.
 */
export function logFilter(text: string): (entry: LogEntry) => boolean {
  const terms = text
    .toLowerCase()
    .split(/\s+/)
    .filter((term) => term !== '' && term !== '-')
    .map(readTerm)
  return (entry) => terms.every((fits) => fits(entry))
}

function readTerm(term: string): (entry: LogEntry) => boolean {
  if (term.startsWith('-')) {
    const fits = readTerm(term.slice(1))
    return (entry) => !fits(entry)
  }
  const [, name = '', wanted = ''] = /^([a-z]+):(.*)$/.exec(term) ?? []
  if (name === 'body') {
    return ({ requestBody, responseBody }) =>
      `${requestBody ?? ''}\n${responseBody ?? ''}`.toLowerCase().includes(wanted)
  }
  const field = fields[name]
  if (field === undefined) return (entry) => wordsOf(entry).includes(term)
  if (name === 'status') {
    // `x` is any digit.
    const pattern = new RegExp(`^${wanted.replaceAll(/[^\da-z]/g, '').replaceAll('x', String.raw`\d`)}$`)
    return (entry) => pattern.test(field(entry))
  }
  return (entry) => field(entry).toLowerCase() === wanted
}

function wordsOf({ operationId, method, url, status, rule }: LogEntry): string {
  return `${operationId} ${method} ${url} ${status} ${rule ?? ''}`.toLowerCase()
}
