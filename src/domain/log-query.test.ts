import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hasTerm,
  LOG_FIELDS,
  type LogFacts,
  logMatcher,
  parseLogQuery,
  termText,
  withoutTerm,
  withTerm,
} from './log-query.ts'

const entry: LogFacts = {
  level: 'ERROR',
  service: 'checkout-api',
  source: 'web-prod-01',
  message: 'upstream timed out (110: Connection timed out) for "orders"',
  details: '{"request":"GET /api/cart","ms":5000}',
}

const matches = (query: string, facts: LogFacts = entry) => logMatcher(parseLogQuery(query))(facts)
const hints = (query: string) => parseLogQuery(query).hints.map(({ text }) => text)

describe('a query', () => {
  test.each([
    ['', true],
    ['   ', true],
    ['timed', true],
    ['TIMED', true],
    ['timed missing', false],
    ['"timed out (110"', true],
    ['"out timed"', false],
    ['-health', true],
    ['-timed', false],
    ['-"timed out"', false],
    ['level:ERROR', true],
    ['level:error,warn', true],
    ['level:warn', false],
    ['-level:debug', true],
    ['level:err', true],
    ['level:errors', true],
    ['Level:ERROR', true],
    ['service:api', true],
    ['service:"api"', false],
    ['service:"checkout-api"', true],
    ['service:worker,api', true],
    ['source:web', true],
    ['source:"web-prod-01"', true],
    ['message:110', true],
    ['message:cart', false],
    ['cart', true],
    ['error', true],
    ['"\\"orders\\""', true],
    ['level:ERROR service:api "timed out" -cart', false],
    ['level:ERROR service:api "timed out" -health', true],
  ])('%s: %s', (query, expected) => {
    expect(matches(query)).toBe(expected)
  })

  test('ignores accents, and matches across joined parts', () => {
    expect(matches('resume', { ...entry, message: 'Résumé' })).toBe(true)
    expect(matches('"api web"')).toBe(false)
    expect(matches('"api\nweb"')).toBe(true)
  })

  test('reports an unclosed quote and searches anyway', () => {
    expect(matches('level:ERROR "timed out')).toBe(true)
    expect(hints('level:ERROR "timed out')).toEqual(['The quote isn’t closed, so it ends here.'])
    expect(matches('service:"checkout-api')).toBe(true)
    expect(parseLogQuery('"').terms).toEqual([])
  })

  test('treats an unknown field as text, with a warning', () => {
    expect(matches('route:cart')).toBe(false)
    expect(matches('connect:refused', { ...entry, message: 'connect:refused' })).toBe(true)
    expect(hints('route:cart')).toEqual([
      '“route” is not a field, so this is searched as text. Fields: level, service, source, message.',
    ])
    expect(hints('10:32:01 https://nimbus.example Error: 110:')).toEqual([])
  })

  test('reports missing and unknown values', () => {
    expect(hints('service:')).toEqual(['“service:” has no value, so it’s ignored.'])
    expect(matches('service:')).toBe(true)
    expect(hints('level:fatal')).toEqual(['“fatal” is not a level. Levels: ERROR, WARN, INFO, DEBUG.'])
    expect(matches('level:fatal')).toBe(false)
  })

  test('knows the positions of its terms', () => {
    const text = ' level:WARN  -"a b" c'
    expect(parseLogQuery(text).terms.map(({ from, to }) => text.slice(from, to))).toEqual([
      'level:WARN',
      '-"a b"',
      'c',
    ])
  })
})

describe('terms of a query', () => {
  test('can be added, negated and removed without changing the rest', () => {
    const typed = '  level:ERROR   "time out" '
    const added = withTerm(typed, 'service', 'api')
    expect(added).toBe('level:ERROR   "time out" service:"api"')
    expect(withTerm(added, 'service', 'api')).toBe(added)
    expect(withTerm(added, 'service', 'api', true)).toBe('level:ERROR   "time out" -service:"api"')
    expect(withoutTerm(added, 'service', 'api')).toBe('level:ERROR   "time out"')
    expect(withoutTerm(typed, 'service', 'api')).toBe(typed)
  })

  test('are equal for every spelling of a level', () => {
    expect(hasTerm('level:err', 'level', 'ERROR')).toBe(true)
    expect(withoutTerm('level:err timeout', 'level', 'ERROR')).toBe('timeout')
    expect(withTerm('timeout', 'level', 'ERROR')).toBe('timeout level:ERROR')
  })

  test('are not inserted into an open quote', () => {
    expect(withTerm('"time out', 'level', 'WARN')).toBe('"time out" level:WARN')
    expect(withTerm('"C:\\', 'level', 'WARN')).toBe('"C:\\\\" level:WARN')
  })
})

const field = fc.constantFrom(null, ...LOG_FIELDS.filter((it) => it !== 'level'))
const value = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
const typed = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc
    .array(fc.constantFrom('level:', 'service:', '"', '-', ',', ' ', '\\', 'a', 'ERROR', 'x:'), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
)

describe('any input', () => {
  test('is parsed term by term', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { terms } = parseLogQuery(text)
        let last = 0
        for (const { from, to, values } of terms) {
          expect(from).toBeGreaterThanOrEqual(last)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(text.length)
          expect(values.length).toBeGreaterThan(0)
          last = to
        }
        expect(typeof logMatcher({ terms, hints: [], open: false })(entry)).toBe('boolean')
      }),
    )
  })

  test('round-trips', () => {
    fc.assert(
      fc.property(field, value, fc.boolean(), (name, text, negated) => {
        expect(parseLogQuery(termText(name, text, negated)).terms).toMatchObject([
          { field: name, negated, values: [{ text }] },
        ])
      }),
    )
  })

  test('gains and loses a term', () => {
    fc.assert(
      fc.property(typed, field, value, fc.boolean(), (text, name, term, negated) => {
        const added = withTerm(text, name, term, negated)
        expect(hasTerm(added, name, term, negated)).toBe(true)
        expect(hasTerm(added, name, term, !negated)).toBe(false)
        expect(withTerm(added, name, term, negated)).toBe(added)
        expect(hasTerm(withoutTerm(added, name, term, negated), name, term, negated)).toBe(false)
      }),
    )
  })

  test('splits into lines with and without a term', () => {
    fc.assert(
      fc.property(field, value, value, (name, text, message) => {
        const facts = { ...entry, message }
        expect(matches(termText(name, text), facts)).toBe(!matches(termText(name, text, true), facts))
      }),
    )
  })
})
