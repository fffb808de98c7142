import { notFound } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { writeCursor } from '../cursor.ts'
import { iso } from '../moment.ts'
import { readRange } from '../resources/observe.ts'

export const logHandlers: HandlersFor<
  | 'searchLogs'
  | 'getLogHistogram'
  | 'listLogServices'
  | 'streamLogs'
  | 'exportLogsAsJson'
  | 'exportLogsAsCsv'
  | 'exportLogsAsText'
  | 'getLog'
  | 'getLogContext'
> = {
  searchLogs({ query, now }) {
    const { from } = readRange(query, now)
    const streamAfter = writeCursor('logs:stream', { at: now, id: '~' })
    return { status: 200, body: { items: [], nextCursor: null, searchedTo: iso(from), streamAfter } }
  },
  getLogHistogram({ query, now }) {
    const { from, to } = readRange(query, now)
    const body = { from: iso(from), to: iso(to), stepSeconds: 60, total: 0, approximate: false, buckets: [] }
    return { status: 200, body }
  },
  listLogServices: () => ({ status: 200, body: { items: [], approximate: false } }),
  streamLogs: () => ({ status: 200, subscribe: () => () => {} }),
  exportLogsAsJson({ query, now }) {
    const { from, to } = readRange(query, now)
    const body = { from: iso(from), to: iso(to), exportedAt: iso(now), truncated: false, items: [] }
    return { status: 200, headers: [['x-truncated', 'false']], body }
  },
  exportLogsAsCsv: () => ({ status: 200, headers: [['x-truncated', 'false']], body: '' }),
  exportLogsAsText: () => ({ status: 200, headers: [['x-truncated', 'false']], body: '' }),
  getLog({ path }) {
    throw notFound('log entry', path.logId)
  },
  getLogContext({ path }) {
    throw notFound('log entry', path.logId)
  },
}
