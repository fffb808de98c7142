import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corsHeaders } from '#mocks/server/cors.ts'
import { exposedHeaders, requestHeaders } from './checks/cors.ts'
import { checks } from './checks/index.ts'
import { demoCredentials } from './credentials.ts'
import { Hooks } from './hooks.ts'
import { startInProcess } from './in-process.ts'
import { run } from './run.ts'

const namesIn = (text: string | undefined) => (text ?? '').split(',').map((it) => it.trim().toLowerCase())

test('the recipe for backend teams lists every header of the contract', () => {
  const recipe = readFileSync(new URL('../../docs/backend-teams.md', import.meta.url), 'utf8')
  const listIn = (name: string) => namesIn(new RegExp(`^${name}: (.*)$`, 'm').exec(recipe)?.[1])
  expect(listIn('Access-Control-Allow-Headers')).toEqual(expect.arrayContaining([...requestHeaders]))
  expect(listIn('Access-Control-Expose-Headers')).toEqual(expect.arrayContaining([...exposedHeaders]))
  expect(listIn('Access-Control-Allow-Methods')).toEqual(['get', 'post', 'put', 'patch', 'delete'])
})

test('so does the contract, and the mock server exposes them', () => {
  const contract = readFileSync(new URL('../../openapi/openapi.yaml', import.meta.url), 'utf8').toLowerCase()
  for (const name of [...requestHeaders, ...exposedHeaders]) expect(contract).toContain(`\`${name}\``)
  const { 'access-control-expose-headers': exposed } = corsHeaders(() => 'http://console.test')
  expect(namesIn(exposed)).toEqual(expect.arrayContaining([...exposedHeaders]))
})

test('a server without CORS is skipped unless the origin of its console is given', async () => {
  const mock = await startInProcess()
  const driver = mock.driver((next) => async (request) => {
    const headers = { get: (name: string) => (name === 'origin' ? null : request.headers.get(name)) }
    return next({ ...request, headers, text: () => request.text() })
  })
  const outcomesWith = async (origin: string | null) => {
    const { results } = await run(
      checks.filter(({ group }) => group === 'cors'),
      driver,
      { credentials: demoCredentials, hooks: Hooks.none, transitionTimeout: 1, runId: 'cors', origin },
    )
    return results.map(({ outcome, message }) => `${outcome} ${message}`)
  }
  const skipped = 'skipped needs --origin: pages of http://localhost:5173 are not allowed'
  expect(await outcomesWith(null)).toEqual([skipped, skipped, skipped, skipped])
  expect((await outcomesWith('http://console.test')).slice(0, 3)).toEqual([
    expect.stringMatching(
      /^failed Access-Control-Allow-Origin [\s\S]*: expected http:\/\/console.test, found null$/,
    ),
    expect.stringMatching(
      /^failed Access-Control-Allow-Origin [\s\S]*: expected http:\/\/console.test, found null$/,
    ),
    expect.stringMatching(
      /^failed headers that Access-Control-Expose-Headers of getMe 200 lacks[\s\S]*: expected \[\], found \[.*"etag"/,
    ),
  ])
  await mock.stop()
})
