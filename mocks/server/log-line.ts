import type { StorageNotice } from '../db/persistence/live-database.ts'
import { violationText } from '../engine/contract-check.ts'
import { failedJobText, unknownCallerText } from '../engine/events.ts'
import type { LogEntry } from '../engine/request-log.ts'
import type { RuntimeEvent } from '../runtime/runtime.ts'

/** Message for the terminal; null for events not worth printing. */
export function messageOf(event: RuntimeEvent): string | null {
  switch (event.kind) {
    case 'storage':
      return storageMessage(event.notice)
    case 'violation': {
      const { violation } = event
      const whose = violation.source === 'live' ? 'the live backend’s ' : ''
      return `Outside the contract: ${whose}${violationText(violation)}${inRequest(violation)}`
    }
    case 'live-silent':
      return event.message
    case 'live-unknown-caller':
      return unknownCallerText(event.operationId) + inRequest(event)
    case 'handler-failed': {
      const { operationId, error } = event
      return `${operationId} failed: ${stackOf(error)}`
    }
    case 'job-failed':
      return `${failedJobText(event.job)} ${stackOf(event.job.error)}`
    case 'tick-failed':
      return `Scheduled jobs failed: ${stackOf(event.error)}`
    default:
      return null
  }
}

/** Id to find the request in the log of the server that responded. */
function inRequest({ requestId }: { readonly requestId: string | null }): string {
  return requestId === null ? '' : ` (request ${requestId})`
}

function storageMessage(notice: StorageNotice): string {
  const { kind, detail } = notice
  switch (kind) {
    case 'set-aside':
      return `The data file can't be used: ${detail}. It was moved to ${notice.path}, and the server starts with new data.`
    case 'rejecting-writes':
      return `${detail} Writes get ${notice.reason === 'full' ? '507' : '503'} until they can be saved again.`
    case 'memory-only':
      return `Nothing is saved: ${detail}`
  }
}

export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** One line about a request: its response, and the reason for it. */
export function requestLine(entry: LogEntry, session: string | null): string {
  const { at, method, url, operationId, status, source, liveUrl, liveRequestId, rule, violation } = entry
  return [
    new Date(at).toISOString().slice(11, 19),
    ...(session === null ? [] : [`[${session}]`]),
    status ?? 'broken',
    method,
    url,
    operationId ?? 'no operation',
    `${Math.round(entry.tookMs)} ms`,
    ...(source === 'live' ? [['live', liveUrl].filter(Boolean).join(' ')] : []),
    ...(liveRequestId === null ? [] : [`request ${liveRequestId}`]),
    ...(rule === null ? [] : [`rule ${rule}`]),
    ...(violation === null ? [] : [`OUTSIDE THE CONTRACT: ${violation}`]),
  ].join('  ')
}
