import assert from 'node:assert/strict'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { logMatcher, parseLogQuery } from '#src/domain/log-query.ts'
import { type Api, bodyOf, type EventStream, type Request } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'
import type { StreamedEvent } from '../suite/event-stream.ts'
import { followPages } from './support/pages.ts'
import { vmThatIs } from './support/vms.ts'

const search = async (api: Api, query: Request['query'] = {}) =>
  bodyOf(await api.send('searchLogs', { query }))

const idsOf = (entries: readonly LogEntry[]) => entries.map(({ id }) => id)

/** An entry of the last hour. */
async function someEntry(api: Api): Promise<LogEntry> {
  const { items } = await search(api, { limit: 30 })
  const entry = items[20]
  assert.ok(entry)
  return entry
}

/** The last hour as fixed instants. */
async function lastHour(api: Api): Promise<{ from: string; to: string }> {
  const { from, to } = bodyOf(await api.send('getLogHistogram'))
  return { from, to }
}

/** Stream events up to a known entry; waiting for silence would take longer. */
async function readTo(stream: EventStream, last: LogEntry | undefined): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = []
  while (events.length === 0 || entryOf(events.at(-1) as StreamedEvent).id !== last?.id) {
    const event = await stream.next()
    assert.ok(event, `the stream keeps silent after ${events.length} entries`)
    events.push(event)
  }
  return events
}

const entryOf = ({ data }: StreamedEvent) => data as LogEntry

export const logCases: readonly ContractCase[] = [
  reaches('searchLogs', '200', 'newest first, paged, each entry once', async (api) => {
    const { from } = await lastHour(api)
    const response = await api.send('searchLogs', { query: { from, limit: 90 } })
    const whole = bodyOf(response)
    const seen = await followPages((cursor) => search(api, { from, limit: 30, ...cursor }), 3)
    assert.deepEqual(seen, whole.items)
    assert.equal(new Set(idsOf(whole.items)).size, 90)
    const times = whole.items.map(({ timestamp }) => timestamp)
    assert.deepEqual(times, times.toSorted().reverse())
    assert.equal(whole.searchedTo, times.at(-1))
    return response
  }),

  behaves('searchLogs', 'filters by query, levels, services and resources', async (api) => {
    const { from, to } = await lastHour(api)
    const range = { from, to, limit: 1000 }
    const all = (await search(api, range)).items
    const q = 'level:ERROR,WARN -service:sshd -"such thing"'
    const fits = logMatcher(parseLogQuery(q))
    const found = (await search(api, { ...range, q })).items
    const oldest = all.at(-1)?.timestamp ?? ''
    assert.deepEqual(
      idsOf(found.filter(({ timestamp }) => timestamp > oldest)),
      idsOf(all.filter((entry) => entry.timestamp > oldest && fits(entry))),
    )
    const [first] = found
    assert.ok(first)
    const narrow = { level: [first.level], service: [first.service], resource: [first.resourceId] }
    const narrowed = (await search(api, { ...range, ...narrow })).items
    assert.ok(narrowed.some(({ id }) => id === first.id))
    for (const it of narrowed) {
      assert.deepEqual([it.level, it.service, it.resourceId], [first.level, first.service, first.resourceId])
    }
  }),

  behaves('searchLogs', 'has the lines of each VM, with the same ids', async (api) => {
    const vm = await vmThatIs(api, 'running')
    const own = bodyOf(await api.send('listVmLogs', { path: { vmId: vm.id }, query: { limit: 20 } }))
    const from = own.items.at(-1)?.timestamp ?? ''
    const { items } = await search(api, { resource: [vm.id], from, limit: 20 })
    assert.deepEqual(items, own.items)
  }),

  behaves('searchLogs', 'stops at its work limit, and continues by cursor', async (api) => {
    const from = new Date(Date.parse((await lastHour(api)).from) - 6 * 86_400_000).toISOString()
    const q = '"completed in 31 ms" -"3"'
    const first = await search(api, { q, from })
    assert.deepEqual(first.items, [])
    for (let page = first; page.nextCursor !== null; ) {
      const next: typeof first = await search(api, { q, from, cursor: page.nextCursor })
      assert.ok(next.searchedTo < page.searchedTo)
      page = next
    }
  }),

  reaches('searchLogs', '400 invalid_range', 'a range that ends before it begins', (api) =>
    api.send('searchLogs', { query: { from: '2026-03-02T09:00:00Z', to: '2026-03-02T08:00:00Z' } }),
  ),
  reaches('searchLogs', '400 invalid_cursor', 'a cursor of another list', async (api) => {
    const { streamAfter } = await search(api)
    return api.send('searchLogs', { query: { cursor: streamAfter } })
  }),

  reaches('getLogHistogram', '200', 'counts the matches', async (api) => {
    const { from, to } = await lastHour(api)
    const query = { from, to, q: '-level:DEBUG service:nginx' }
    const response = await api.send('getLogHistogram', { query: { ...query, buckets: 12 } })
    const { buckets, total, stepSeconds, approximate } = bodyOf(response)
    const { items, nextCursor } = await search(api, { ...query, limit: 1000 })
    assert.deepEqual([total, nextCursor, approximate], [items.length, null, false])
    assert.ok(buckets.length <= 12)
    for (const { at, error, warn, info, debug } of buckets) {
      const begin = Date.parse(at)
      assert.equal(begin % (stepSeconds * 1000), 0)
      const inside = items.filter(({ timestamp }) => {
        const time = Date.parse(timestamp)
        return time >= begin && time < begin + stepSeconds * 1000
      })
      const of = (level: string) => inside.filter((it) => it.level === level).length
      assert.deepEqual([error, warn, info, debug], [of('ERROR'), of('WARN'), of('INFO'), of('DEBUG')])
    }
    return response
  }),

  behaves('getLogHistogram', 'returns at most the requested buckets', async (api) => {
    for (const [from, to] of [
      ['2026-03-02T08:59:58.500Z', '2026-03-02T08:59:59Z'],
      ['2026-02-23T09:00:00Z', '2026-03-02T09:00:00Z'],
      ['1975-01-01T00:00:00Z', '2030-01-01T00:00:00Z'],
    ]) {
      const query = { from: from ?? '', to: to ?? '', buckets: 120 }
      const { buckets, total } = bodyOf(await api.send('getLogHistogram', { query }))
      assert.ok(buckets.length >= 1 && buckets.length <= 120)
      assert.equal(
        total,
        buckets.reduce((sum, { error, warn, info, debug }) => sum + error + warn + info + debug, 0),
      )
    }
  }),

  reaches('getLogHistogram', '400 invalid_range', 'an empty range', (api) =>
    api.send('getLogHistogram', { query: { from: '2026-03-02T09:00:00Z', to: '2026-03-02T09:00:00Z' } }),
  ),

  reaches('listLogServices', '200', 'with line counts, most first', async (api) => {
    const { from, to } = await lastHour(api)
    const response = await api.send('listLogServices', { query: { from, to, level: ['WARN'] } })
    const { items } = bodyOf(response)
    const counts = items.map(({ count }) => count)
    assert.deepEqual(
      counts,
      counts.toSorted((a, b) => b - a),
    )
    const found = (await search(api, { from, to, level: ['WARN'], limit: 1000 })).items
    for (const { service, count } of items) {
      assert.equal(found.filter((it) => it.service === service).length, count, service)
    }
    return response
  }),
  reaches('listLogServices', '400 invalid_range', 'an empty range', (api) =>
    api.send('listLogServices', { query: { from: '2026-03-02T09:00:00Z', to: '2026-03-02T09:00:00Z' } }),
  ),

  reaches('getLog', '200', 'matches the list, also later', async (api) => {
    const entry = await someEntry(api)
    await api.mocks.advance('PT2H')
    const response = await api.send('getLog', { path: { logId: entry.id } })
    assert.deepEqual(bodyOf(response), entry)
    return response
  }),

  behaves('getLog', 'keeps an entry for seven days', async (api) => {
    const entry = await someEntry(api)
    await api.mocks.advance('P7D')
    const response = await api.send('getLog', { path: { logId: entry.id } })
    assert.equal(response.outcome, '404 not_found')
  }),

  reaches('getLogContext', '200', 'lines of the same source around it', async (api) => {
    const entry = await someEntry(api)
    const response = await api.send('getLogContext', {
      path: { logId: entry.id },
      query: { before: 5, after: 2 },
    })
    const { newer, entry: middle, older } = bodyOf(response)
    assert.deepEqual(middle, entry)
    assert.equal(older.length, 5)
    const from = older.at(-1)?.timestamp ?? ''
    const { items } = await search(api, { from, resource: [entry.resourceId], limit: 1000 })
    const ofSource = items.filter(({ source }) => source === entry.source)
    const place = idsOf(ofSource).indexOf(entry.id)
    assert.deepEqual([...newer, middle, ...older], ofSource.slice(Math.max(0, place - 2), place + 6))
    return response
  }),

  behaves('getLogContext', 'can be empty on either side', async (api) => {
    const { id } = await someEntry(api)
    const body = bodyOf(
      await api.send('getLogContext', { path: { logId: id }, query: { before: 0, after: 0 } }),
    )
    assert.deepEqual([body.newer, body.older], [[], []])
  }),

  {
    group: 'streamLogs',
    name: '200: goes on from a search, without a gap and without a repetition',
    reaches: { operation: 'streamLogs', outcome: '200' },
    async run(api) {
      const { streamAfter } = await search(api)
      await api.mocks.advance('PT1M')
      const stream = await api.listen({ query: { since: streamAfter } }, 'streamLogs')
      await api.mocks.advance('PT1M')
      const { items, streamAfter: place } = await search(api, { limit: 1000 })
      const events = await readTo(stream, items[0])
      const ids = events.map((event) => entryOf(event).id)
      assert.ok(ids.length > 10)
      assert.deepEqual(ids, idsOf(items.slice(0, ids.length)).reverse())
      assert.ok(events.every(({ type }) => type === 'entry'))
      const again = await api.listen({ query: { since: place } }, 'streamLogs')
      await api.mocks.advance('PT1M')
      const next = await again.next()
      assert.ok(next && !idsOf(items).includes(entryOf(next).id))
    },
  },

  behaves('streamLogs', 'resumes after the last received entry', async (api) => {
    const { streamAfter } = await search(api)
    await api.mocks.advance('PT2M')
    const { items } = await search(api, { limit: 1000 })
    const all = await readTo(await api.listen({ query: { since: streamAfter } }, 'streamLogs'), items[0])
    const [seen, ...unseen] = all.slice(6)
    const headers = { 'last-event-id': seen?.id ?? '' }
    const again = await api.listen({ query: { since: streamAfter }, headers }, 'streamLogs')
    assert.ok(unseen.length > 0)
    assert.deepEqual(await readTo(again, items[0]), unseen)
  }),

  behaves('streamLogs', 'sends matching entries only', async (api) => {
    const { streamAfter } = await search(api)
    await api.mocks.advance('PT30M')
    const filters = { q: '-service:agent', level: ['WARN', 'ERROR'] }
    const { items } = await search(api, { ...filters, limit: 1000 })
    const stream = await api.listen({ query: { since: streamAfter, ...filters } }, 'streamLogs')
    const sent = (await readTo(stream, items[0])).map(entryOf)
    assert.ok(sent.length > 0, 'no entry matches')
    for (const { level, service } of sent) assert.ok(['WARN', 'ERROR'].includes(level) && service !== 'agent')
  }),

  behaves('streamLogs', 'starts now without a position, or with an unknown one', async (api) => {
    for (const headers of [{}, { 'last-event-id': 'no-place' }]) {
      await api.mocks.advance('PT10M')
      const { items } = await search(api, { limit: 1000 })
      const stream = await api.listen({ headers }, 'streamLogs')
      await api.mocks.advance('PT1M')
      const first = await stream.next()
      assert.ok(first && !idsOf(items).includes(entryOf(first).id))
    }
  }),

  behaves('streamLogs', 'ends with the session', async (api) => {
    await api.logIn('owner@nimbus.example')
    const stream = await api.listen({ as: 'session' }, 'streamLogs')
    await api.send('logOut')
    await api.mocks.advance('PT10M')
    assert.equal(await stream.next(), null)
  }),

  reaches('streamLogs', '400 invalid_cursor', 'a cursor of another list', async (api) => {
    const { nextCursor } = await search(api)
    return api.send('streamLogs', { query: { since: nextCursor ?? '' } })
  }),

  reaches('exportLogsAsJson', '200', 'exactly the matches', async (api) => {
    const { from, to } = await lastHour(api)
    const query = { from, to, q: 'level:ERROR,WARN' }
    const response = await api.send('exportLogsAsJson', { query })
    assert.deepEqual(bodyOf(response).items, (await search(api, { ...query, limit: 1000 })).items)
    assert.equal(response.headers.get('x-truncated'), 'false')
    return response
  }),

  behaves('exportLogsAsJson', 'narrows it by further queries', async (api) => {
    const { from, to } = await lastHour(api)
    const query = { from, to, q: 'level:ERROR,WARN', and: '-service:sshd\n-level:ERROR' }
    const { items } = bodyOf(await api.send('exportLogsAsJson', { query }))
    assert.ok(items.length > 0)
    assert.ok(items.every(({ level, service }) => level === 'WARN' && service !== 'sshd'))
  }),

  reaches('exportLogsAsCsv', '200', 'a row for each entry, below their names', async (api) => {
    const { from, to } = await lastHour(api)
    const response = await api.send('exportLogsAsCsv', { query: { from, to, q: 'service:systemd' } })
    const [head, ...rows] = bodyOf(response).split('\r\n')
    const { items } = await search(api, { from, to, q: 'service:systemd', limit: 1000 })
    assert.equal(head, 'timestamp,level,service,source,message,details,id')
    assert.deepEqual(
      rows.slice(0, -1).map((row) => row.split(',').at(-1)),
      idsOf(items),
    )
    return response
  }),

  reaches('exportLogsAsText', '200', 'a line for each entry', async (api) => {
    const { from, to } = await lastHour(api)
    const query = { from, to, level: ['ERROR'] }
    const response = await api.send('exportLogsAsText', { query })
    const { items } = await search(api, { ...query, limit: 1000 })
    const lines = bodyOf(response).split('\n').slice(0, -1)
    assert.equal(lines.length, items.length)
    for (const [index, { timestamp, message }] of items.entries()) {
      assert.ok(lines[index]?.startsWith(`${timestamp} ERROR `) && lines[index]?.includes(message))
    }
    return response
  }),

  ...(['exportLogsAsJson', 'exportLogsAsCsv', 'exportLogsAsText'] as const).map((operation) =>
    reaches(operation, '400 invalid_range', 'an empty range', (api) =>
      api.send(operation, { query: { from: '2026-03-02T09:00:00Z', to: '2026-03-02T09:00:00Z' } }),
    ),
  ),

  behaves('searchLogs', 'hides logs of other organizations', async (api) => {
    const { items } = await search(api, { limit: 1000, q: 'source:"warehouse"' })
    assert.deepEqual(items, [])
  }),
]
