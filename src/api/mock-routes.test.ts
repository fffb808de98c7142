import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdRequests } from './fetch-with-timeout.ts'
import { client } from './generated/client.gen.ts'
import { readFromMock } from './mock-routes.ts'

const network = vi.fn<typeof fetch>(async () => Response.json({ live: null }))

const unchanged = client.getConfig()
beforeEach(() => {
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('location', { href: 'http://app.test/login' })
  client.setConfig({ baseUrl: 'http://app.test/api/v1' })
})

afterEach(() => {
  holdRequests(async () => undefined)
  vi.unstubAllGlobals()
  client.setConfig(unchanged)
})

test('waits for the mock, since the host has no such routes', async () => {
  const started = Promise.withResolvers<void>()
  holdRequests(() => started.promise)
  const state = readFromMock('/state')
  await Promise.resolve()
  expect(network).not.toHaveBeenCalled()
  started.resolve()
  expect(await state).toEqual({ live: null })
  expect(String(network.mock.calls[0]?.[0])).toBe('http://app.test/__mocks/state')
})
