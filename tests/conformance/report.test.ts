import { describe, expect, test } from 'vitest'
import type { Check } from './check.ts'
import { jsonReport, junitReport, textReport } from './report.ts'
import type { Run } from './run.ts'

const check = (id: string): Check => ({
  id,
  group: 'paging',
  tag: 'volumes',
  title: `listVolumes ${id}`,
  run: async () => {},
})

const passed = {
  check: check('paging/a'),
  outcome: 'passed',
  message: null,
  exchange: null,
  took: 12,
} as const
const exchange = {
  method: 'POST',
  url: '/api/v1/volumes',
  requestBody: `{"name":"it's <mine>"}`,
  status: 500,
  responseBody: '{"a":"\u0000&"}',
} as const
const run: Run = {
  results: [
    passed,
    { ...passed, check: check('paging/b'), outcome: 'failed', message: 'Two & "two"\nare five', exchange },
    { ...passed, check: check('paging/c'), outcome: 'skipped', message: 'needs two' },
    { ...passed, check: check('paging/d'), outcome: 'skipped', message: 'needs two' },
  ],
  documented: 20,
  seen: 4,
  requests: 9,
  missing: false,
}

describe('textReport', () => {
  const text = textReport(run, 'http://server.test')

  test('counts by group', () => {
    expect(text).toMatch(/✗ paging +1 passed +1 failed +2 skipped/)
    expect(text).toContain('9 requests; 4 of 20 documented outcomes were covered.')
  })

  test('shows the request of a failure and how to repeat it', () => {
    expect(text).toContain('1. listVolumes paging/b')
    expect(text).toContain('POST /api/v1/volumes → 500')
    expect(text).toContain(`--data-raw '{"name":"it'\\''s <mine>"}' 'http://server.test/api/v1/volumes'`)
  })

  test('groups skipped checks by reason', () => {
    expect(text).toContain('2 × needs two')
  })
})

test('junitReport is XML with the failures', () => {
  const xml = junitReport(run)
  expect(xml).toContain('<testsuites name="conformance" tests="4" failures="1" skipped="2">')
  expect(xml).toContain('<testcase classname="paging.volumes" name="paging/a" time="0.012"/>')
  expect(xml).toContain('<failure message="Two &amp; &quot;two&quot;">')
  expect(xml).toContain('{&quot;a&quot;:&quot;�&amp;&quot;}')
})

test('jsonReport has every check', () => {
  const report = JSON.parse(jsonReport(run, 'http://server.test'))
  expect(report).toMatchObject({ passed: 1, failed: 1, skipped: 2, outcomes: { documented: 20, seen: 4 } })
  expect(report.checks.map(({ id }: { id: string }) => id)).toEqual([
    'paging/a',
    'paging/b',
    'paging/c',
    'paging/d',
  ])
})
