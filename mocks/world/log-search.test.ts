import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { logMatcher, parseLogQuery } from '#src/domain/log-query.ts'
import type { IncidentRow } from '../db/index.ts'
import { memoryStore } from '../db/persistence/memory.ts'
import { HOUR, MINUTE } from '../kernel/duration.ts'
import { random } from '../kernel/random.ts'
import { isFailure, type Runtime, startRuntime } from '../runtime/runtime.ts'
import { compose, readSelection } from '../scenarios/selection.ts'
import { countLines, searchLines } from './log-search.ts'
import { occursIn } from './log-shapes.ts'
import { logSources } from './log-sources.ts'
import { LOG_RETENTION, type LogLine, type LogSource, locateLine } from './logs.ts'

let runtime: Runtime
let sources: LogSource[]
let now: number

beforeAll(async () => {
  const fail = (problem: unknown) => {
    throw new Error(JSON.stringify(problem))
  }
  runtime = await startRuntime(
    {
      store: memoryStore(),
      realNow: Date.now,
      sleep: async () => {},
      appUrl: 'http://console.test',
      report: (event) => {
        if (isFailure(event)) fail(event)
      },
    },
    compose(readSelection('test')),
  )
  now = runtime.clock.now()
  sources = await runtime.db.read((tx) => {
    const [vm] = tx.vms.all()
    return logSources(tx, vm?.organizationId ?? '')
  })
})

const day = () => ({ from: now - 8 * HOUR, until: now + 1 })
const find = (query: string, range = day(), among = sources): LogLine[] => [
  ...searchLines(1, among, range, { terms: parseLogQuery(query).terms }),
]
const count = (query: string, range = day()) => {
  let sum = 0
  const approximate = countLines(
    1,
    sources,
    range,
    { terms: parseLogQuery(query).terms },
    {
      column: () => 0,
      count: (_at, _column, lines) => {
        sum += lines
      },
    },
  )
  return { sum, approximate }
}

describe('a search over all sources', () => {
  test('returns each line once, newest first', () => {
    const lines = find('')
    expect(lines.length).toBeGreaterThan(5000)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    const times = lines.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(new Set(lines.map(({ resourceType }) => resourceType))).toEqual(
      new Set([
        'vm',
        'container',
        'database',
        'volume',
        'load_balancer',
        'firewall',
        'cdn_distribution',
        'dns_zone',
      ]),
    )
  })

  test('finds and counts the same lines as a full scan', () => {
    const all = find('')
    const words = [
      'level:ERROR',
      'level:WARN',
      'service:api',
      'service:"nginx"',
      'source:prod',
      'timeout',
      'orders',
      '200',
    ]
    const more = [
      '"/api/cart"',
      'message:completed',
      'ms',
      '-ms',
      '-level:INFO',
      '-"GET"',
      '31',
      'ERROR',
      'deadline',
      '"in 2"',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, ...more), { minLength: 1, maxLength: 3 }), (terms) => {
        const query = terms.join(' ')
        const expected = all.filter(logMatcher(parseLogQuery(query)))
        expect(find(query).map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
        const { sum, approximate } = count(query)
        expect(approximate || sum === expected.length).toBe(true)
        expect(Math.abs(sum - expected.length)).toBeLessThanOrEqual(approximate ? 0.1 * all.length : 0)
      }),
      { numRuns: 25 },
    )
  })

  test('returns the same lines for any window, and each by its id', () => {
    const all = find('')
    const until = now - 3 * HOUR - 17_123
    const from = until - 71 * MINUTE
    const window = find('', { from, until })
    expect(window).toEqual(all.filter((line) => line.at >= from && line.at < until))
    for (const line of window.slice(0, 200)) {
      const place = locateLine(line.id)
      expect(place?.from).toBeLessThanOrEqual(line.at)
      expect(place?.until).toBeGreaterThan(line.at)
    }
  })

  test('stops at its work limit and reports how far it got', () => {
    const lines = searchLines(
      1,
      sources,
      day(),
      { terms: parseLogQuery('"no such thing"').terms },
      { slots: 5000, lines: 10 },
    )
    const { value, done } = lines.next()
    expect(done).toBe(true)
    expect(value).toBeGreaterThan(day().from)
  })

  test('finds nothing beyond the retention', () => {
    expect(
      find('', { from: now - LOG_RETENTION, until: now + 1 }).every(({ at }) => at >= now - LOG_RETENTION),
    ).toBe(true)
  })
})

test('a load balancer without HTTP listeners logs connections, and one with them requests', () => {
  const linesOf = (name: string) =>
    find(
      '',
      undefined,
      sources.filter((it) => it.name === name),
    )
  const isRequest = ({ message }: { readonly message: string }) => / \d{3} from /.test(message)
  expect(linesOf('build-cache').length).toBeGreaterThan(20)
  expect(linesOf('build-cache').filter(isRequest)).toEqual([])
  expect(linesOf('shop-web').some(isRequest)).toBe(true)
})

describe('during an incident', () => {
  const incident = (kind: IncidentRow['kind']): IncidentRow => ({
    id: 'inc_1',
    kind,
    severity: 'critical',
    from: now - 40 * MINUTE,
    to: now - 10 * MINUTE,
  })

  test.each([
    ['database', 'latency', 'lock wait timeout exceeded'],
    ['container', 'errors', 'circuit breaker opened'],
    ['vm', 'disk', 'No space left on device'],
    ['load_balancer', 'outage', 'no healthy target is left'],
  ] as const)('a %s (%s) logs its lines, only then', (type, kind, words) => {
    const source = sources.find(
      (it) =>
        it.resourceType === type &&
        it.on(now, now + 1).some(({ from, to }) => from < now - 2 * HOUR && to === null),
    ) as LogSource
    const range = { from: now - 2 * HOUR, until: now + 1 }
    const withIncident = { ...source, incidents: [incident(kind)] }
    const before = find('', range, [{ ...source, incidents: [] }])
    const lines = find('', range, [withIncident])
    const added = lines.filter(({ id }) => !before.some((it) => it.id === id))
    expect(lines.length).toBe(before.length + added.length)
    expect(added.length).toBeGreaterThan(20)
    expect(added.some(({ message }) => message.includes(words))).toBe(true)
    expect(added.every(({ at }) => at >= now - 40 * MINUTE && at < now - 10 * MINUTE)).toBe(true)
    expect(added.every(({ level }) => level === 'ERROR' || level === 'WARN')).toBe(true)
  })
})

describe('facts about a template that need no line', () => {
  test('hold for the lines it produces', () => {
    const rng = random(1, 'shapes')
    const templates = new Set(
      sources.flatMap((source) => [
        ...source.templates,
        ...(['cpu', 'memory', 'disk', 'errors', 'latency', 'outage'] as const).flatMap((kind) =>
          source.incidentLines(kind),
        ),
      ]),
    )
    expect(templates.size).toBeGreaterThan(50)
    for (const template of templates) {
      for (let i = 0; i < 20; i++) {
        const { message, details } = template.write(rng)
        const text = message.toLowerCase()
        const from = rng.int(0, text.length - 1)
        const piece = text.slice(from, from + rng.int(1, 8))
        expect([template.service, piece, occursIn(template, piece, 'message')]).not.toContain('never')
        const json = details ? JSON.stringify(details).toLowerCase() : text
        expect(occursIn(template, json.slice(0, 9), 'all')).not.toBe('never')
      }
      expect(occursIn(template, 'no such thing', 'all')).toBe('never')
    }
  })
})
