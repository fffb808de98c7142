import type { LogEntry } from '../engine/request-log.ts'

/** A request in one line: who answered what, and why. */
export function lineOf(entry: LogEntry, session: string | null): string {
  const { at, method, url, operationId, status, source, liveUrl, rule, violation, tookMs } = entry
  return [
    new Date(at).toISOString().slice(11, 19),
    ...(session === null ? [] : [`[${session}]`]),
    status ?? 'broken',
    method,
    url,
    operationId ?? 'no operation',
    `${Math.round(tookMs)} ms`,
    ...(source === 'live' ? [`live ${liveUrl}`] : []),
    ...(rule === null ? [] : [`rule ${rule}`]),
    ...(violation === null ? [] : [`OUTSIDE THE CONTRACT: ${violation}`]),
  ].join('  ')
}
