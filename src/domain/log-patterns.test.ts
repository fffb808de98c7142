import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { logPatterns } from './log-patterns.ts'
import { logMatcher, parseLogQuery, termText } from './log-query.ts'

const line = (message: string, level = 'INFO', service = 'nginx') => ({
  level,
  service,
  source: 'web-01',
  message,
  details: null,
})

const textOf = (message: string) => logPatterns([line(message)])[0]?.text

describe('the pattern of a line', () => {
  test.each([
    ['GET /api/orders 200 31 ms', 'GET <path> <number> <number> ms'],
    ['GET / 304 2 ms', 'GET <path> <number> <number> ms'],
    ['Invalid user admin from 192.0.2.77 port 41234', 'Invalid user admin from <address> port <number>'],
    ['connect ECONNREFUSED 10.0.0.31:6379', 'connect ECONNREFUSED <address>'],
    ['trace 9f86d081884c7d65 ended', 'trace <id> ended'],
    ['vm_4f8k2m9x1c7q is up', '<id> is up'],
    ['0b9f3c2e-8d41-4a6b-9c1d-2e3f4a5b6c7d done', '<uuid> done'],
    ['from 2026-11-20T09:30:00Z on', 'from <time> on'],
    ['Heap is 97% full', 'Heap is <number> full'],
    ['took 2.41 s', 'took <number> s'],
    ['session_v2 and http2 stay', 'session_v2 and http2 stay'],
    ['Started Rotate log files.', 'Started Rotate log files.'],
  ])('%s', (message, expected) => {
    expect(textOf(message)).toBe(expected)
  })
})

describe('patterns', () => {
  test('are counted by service and level, most frequent first', () => {
    const lines = [
      line('retry 1', 'WARN', 'api'),
      line('GET /a 200 1 ms'),
      line('GET /b 500 9 ms', 'ERROR'),
      line('retry 2', 'WARN', 'worker'),
      line('GET /c 200 4 ms'),
    ]
    const patterns = logPatterns(lines)
    expect(patterns.map(({ service, text, count, levels }) => [service, text, count, levels])).toEqual([
      ['nginx', 'GET <path> <number> <number> ms', 3, { INFO: 2, ERROR: 1 }],
      ['api', 'retry <number>', 1, { WARN: 1 }],
      ['worker', 'retry <number>', 1, { WARN: 1 }],
    ])
    expect(patterns[0]?.sample).toBe(lines[1])
  })

  test('have a query that finds their lines', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.nat().map(String), fc.constantFrom('GET', '/a/b', 'failed', '(10.0.0.1)', '"x"')),
        ),
        (words) => {
          const message = words.join(' ')
          const [pattern] = logPatterns([line(message)])
          const query = pattern?.pieces.map((piece) => termText(null, piece)).join(' ') ?? ''
          expect(logMatcher(parseLogQuery(query))(line(message))).toBe(true)
        },
      ),
    )
  })

  test('cover every line', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (messages) => {
        const counts = logPatterns(messages.map((message) => line(message))).map(({ count }) => count)
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(messages.length)
      }),
    )
  })
})
