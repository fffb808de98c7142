import { describe, expect, test } from 'vitest'
import type { Check } from '../check.ts'
import type { Exchange } from '../exchange.ts'
import type { Failure } from '../failure.ts'
import type { Result, Run } from '../run.ts'
import type { Server } from './curl.ts'
import { htmlReport } from './html.ts'
import { jsonReport } from './json.ts'
import { junitReport } from './junit.ts'
import { createReport } from './report.ts'
import { textReport } from './text.ts'

const check = (id: string, group: Check['group'] = 'paging'): Check => ({
  id,
  group,
  tag: 'volumes',
  title: `${id.split('/')[1]} does ${id.split('/')[2]}`,
  run: async () => {},
})

const passed: Result = {
  check: check('paging/listVolumes/a'),
  outcome: 'passed',
  message: null,
  failures: [],
  exchange: null,
  took: 12,
}

const exchange: Exchange = {
  method: 'POST',
  url: '/api/v1/volumes',
  credentials: { key: 'viewer_read_only', email: null },
  headers: { 'content-type': 'application/json', 'idempotency-key': '"abc"' },
  requestBody: `{"name":"it's <mine>"}`,
  status: 409,
  responseBody: '{"a":"\u0000&</script>"}',
}

const failure: Failure = { about: null, expected: 'two & "two"', found: 'five', isViolation: false }

const failed = (id: string, more: Partial<Failure> = {}, group?: Check['group']): Result => ({
  ...passed,
  check: check(id, group),
  outcome: 'failed',
  message: 'Two & "two"\nare five',
  failures: [{ ...failure, ...more }],
  exchange,
})

const skipped = (id: string): Result => ({
  ...passed,
  check: check(id),
  outcome: 'skipped',
  message: 'needs two',
})

const server: Server = {
  url: 'http://server.test',
  base: '/api/v1',
  headers: ['X-Tenant'],
  variables: { NIMBUS_VIEWER_READ_ONLY_KEY: 'nimbus_demo_viewer_read_only' },
  people: { 'ada@example.com': 'owner' },
}

function reportOf(...results: Result[]) {
  const run: Run = { results, documented: 20, seen: 4, requests: 9, stopped: null }
  return createReport(run, server, { startedAt: new Date('2026-03-02T09:00:00Z'), took: 1500 })
}

const report = reportOf(
  passed,
  failed('paging/createVolume/b'),
  skipped('paging/listVolumes/c'),
  skipped('paging/listVolumes/d'),
)

describe('textReport', () => {
  const text = textReport(report)

  test('counts by group', () => {
    expect(text).toMatch(/✗ paging +1 passed +1 failed +2 skipped/)
    expect(text).toContain('Findings: 1, in failed checks: 1.')
    expect(text).toContain('9 requests; 4 of 20 documented outcomes were covered.')
  })

  test('shows expectation, contract, request, and how to repeat it with which key', () => {
    expect(text).toContain('1. createVolume does b\n   expected two & "two"\n   found    five\n')
    expect(text).toMatch(/ {3}contract openapi\/tags\/volumes\.yaml:\d+ #\/paths\/~1volumes\/post\n/)
    expect(text).toContain('   request  POST /api/v1/volumes → 409: {"a":')
    expect(text).toContain(
      `   repeat   curl -i -X POST -H "Authorization: Bearer $NIMBUS_VIEWER_READ_ONLY_KEY" -H "X-Tenant: $X_TENANT" ` +
        `-H 'content-type: application/json' -H 'idempotency-key: "abc"' ` +
        `--data-raw '{"name":"it'\\''s <mine>"}' 'http://server.test/api/v1/volumes'`,
    )
    expect(text).toContain(
      "export NIMBUS_VIEWER_READ_ONLY_KEY='nimbus_demo_viewer_read_only'\n  export X_TENANT='…'",
    )
    expect(text).toContain('   check    paging/createVolume/b')
  })

  test('signs in before a request with a session', () => {
    const session: Exchange = {
      ...exchange,
      credentials: { key: null, email: 'ada@example.com' },
      requestBody: '{"password":"$NIMBUS_OWNER_PASSWORD"}',
    }
    const printed = textReport(reportOf({ ...failed('paging/createVolume/b'), exchange: session }))
    expect(printed).toContain(
      `curl -c cookies.txt -H "X-Tenant: $X_TENANT" -H 'content-type: application/json' ` +
        `--data-raw '{"email":"ada@example.com","password":"'"$NIMBUS_OWNER_PASSWORD"'"}' 'http://server.test/api/v1/session'`,
    )
    expect(printed).toContain(`--data-raw '{"password":"'"$NIMBUS_OWNER_PASSWORD"'"}'`)
    expect(printed).toContain('curl -i -X POST -b cookies.txt')
  })

  test('reads a long body from a file', () => {
    const long: Exchange = { ...exchange, requestBody: JSON.stringify({ name: 'x'.repeat(5_000) }) }
    const printed = textReport(reportOf({ ...failed('paging/createVolume/b'), exchange: long }))
    expect(printed).toContain(
      `--data-binary @body.json 'http://server.test/api/v1/volumes' # body.json: requestBody of the --json report`,
    )
  })

  test('groups skipped checks by reason', () => {
    expect(text).toContain('2 × needs two')
  })
})

describe('findings', () => {
  const titles = (...results: Result[]) =>
    reportOf(...results).findings.map(({ title, checks }) => `${checks.length} × ${title}`)

  test('are one for the same wrong status, whatever operation and role', () => {
    const outcome = { expected: '403 insufficient_scope', found: '403 permission_denied' }
    const results = ['listVms/denies-a', 'createVolume/denies-b', 'listVolumes/denies-c'].map((id) =>
      failed(`permissions/${id}`, outcome, 'permissions'),
    )
    expect(titles(...results)).toEqual(['3 × permissions: does denies-a'])
    expect(
      titles(...results, failed('permissions/x/y', { ...outcome, found: '200' }, 'permissions')),
    ).toHaveLength(2)
  })

  test('are one for the same requirement with the same values', () => {
    const ids = { expected: 'vol_abcdef123', found: 'nothing' }
    expect(
      titles(
        failed('paging/listVolumes/adds', ids),
        failed('paging/listVms/adds', { ...ids, expected: 'vm_xyz98765' }),
        failed('paging/listVms/stops', ids),
      ),
    ).toEqual(['2 × does adds', '1 × listVms does stops'])
  })

  test('are one for the same violation of the contract, anywhere in a response', () => {
    const violation = (about: string, expected: string, found = '12') => ({
      about,
      expected,
      found,
      isViolation: true,
    })
    const { findings } = reportOf(
      failed('paging/listVolumes/a', violation('listVolumes 200', '/items/0/sizeGb must be integer')),
      failed('paging/listVms/b', violation('listVms 200', '/items/17/sizeGb must be integer')),
      failed('paging/listVms/c', violation('listVms 200', '/items/17/name must be string')),
      failed(
        'paging/listVms/d',
        violation('listVms 200', 'a response as documented', 'the header X is missing'),
      ),
    )
    expect(findings).toMatchObject([
      { title: 'Outside the contract: /items/*/sizeGb must be integer', about: null, checks: [{}, {}] },
      { about: 'listVms 200', expected: '/items/17/name must be string', checks: [{}] },
      { about: 'listVms 200', found: 'the header X is missing', checks: [{}] },
    ])
  })

  test('name the part of the contract that states the requirement', () => {
    const placeOf = (result: Result) => reportOf(result).findings[0]?.contract
    const outcome = { expected: '422 validation_failed', found: '200' }
    expect(placeOf(failed('validation/createVolume/x', outcome))).toMatchObject({
      pointer: '/paths/~1volumes/post/responses/422',
    })
    const permission = { expected: 'it may', found: '403 permission_denied' }
    expect(placeOf(failed('permissions/createVolume/x', permission, 'permissions'))).toMatchObject({
      pointer: '/paths/~1volumes/post/x-permission',
    })
    const unknown = { ...failed('http/api/x'), exchange: null }
    expect(placeOf(unknown)).toBeNull()
  })
})

test('junitReport is XML with the failures', () => {
  const xml = junitReport(report)
  expect(xml).toContain('<testsuites name="conformance" tests="4" failures="1" skipped="2">')
  expect(xml).toContain('<testcase classname="paging.volumes" name="paging/listVolumes/a" time="0.012"/>')
  expect(xml).toContain('<failure message="Two &amp; &quot;two&quot;">')
  expect(xml).toContain('{&quot;a&quot;:&quot;�&amp;&lt;/script&gt;&quot;}')
})

test('jsonReport has every finding and every check', () => {
  const content = JSON.parse(jsonReport(report))
  expect(content).toMatchObject({ passed: 1, failed: 1, skipped: 2, outcomes: { documented: 20, seen: 4 } })
  expect(content.findings).toMatchObject([
    { expected: 'two & "two"', found: 'five', checks: ['paging/createVolume/b'], curl: [expect.any(String)] },
  ])
  expect(content.checks.map(({ id }: { id: string }) => id)).toEqual(
    report.results.map(({ check: it }) => it.id),
  )
})

describe('htmlReport', () => {
  const html = htmlReport(report)

  test('loads nothing', () => {
    expect(html).not.toMatch(/<(link|img|iframe)|\bsrc=|url\(|@import/)
  })

  test('escapes what the server sent', () => {
    expect(html).toContain('&lt;/script&gt;')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).toContain('it&#39;\\&#39;&#39;s &lt;mine&gt;')
  })

  test('has the findings, groups and reasons', () => {
    expect(html).toContain('<title>Conformance of http://server.test: 1 failed</title>')
    expect(html).toContain('<h3><span class="number">1</span> createVolume does b</h3>')
    expect(html).toContain('2 × needs two')
    expect(html).toContain('pages together make up the list')
  })

  test('says that nothing failed', () => {
    expect(htmlReport(reportOf(passed))).toContain('No check failed.')
  })
})
