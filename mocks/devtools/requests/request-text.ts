import type { LogEntry } from '../../engine/request-log.ts'

export function duration(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms).toLocaleString('en')} ms`
}

export function headerLines(headers: LogEntry['requestHeaders']): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n')
}

/** The text may contain invalid percent-encoding. */
export function decoded(search: string): string {
  try {
    return decodeURIComponent(search)
  } catch {
    return search
  }
}
