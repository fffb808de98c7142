import { expect, test } from 'vitest'
import type { Driver } from '../contract/suite/driver.ts'
import { Hooks } from './hooks.ts'

/** Server with fixed bodies by URL, and 404 for others. */
function server(bodies: Readonly<Record<string, string>>): Driver {
  return {
    async send({ method, url }) {
      const text = bodies[`${method} ${url}`]
      return { status: text === undefined ? 404 : 200, headers: new Headers(), text: text ?? 'Not found' }
    },
    open: () => Promise.reject(new Error('no streams')),
    sessionCookie: async () => null,
    forgetCookies: async () => {},
  }
}

test('a server may support only some hooks', async () => {
  const some = await Hooks.of(server({ 'GET /__mocks/clock': '{"now":"2026-03-02T09:00:00Z"}' }))
  expect([...some.available]).toEqual(['clock'])
  const all = await Hooks.of(
    server({
      'GET /__mocks/clock': '{"now":"2026-03-02T09:00:00Z"}',
      'GET /__mocks/mails': '{"items":[]}',
      'GET /__mocks/scenario': '{"name":"test"}',
    }),
  )
  expect([...all.available]).toEqual(['clock', 'mails', 'scenario', 'reset'])
})

test('an HTML page or an unreachable address is no hook', async () => {
  const page = '<!doctype html><title>Console</title>'
  const single = await Hooks.of(server({ 'GET /__mocks/clock': page, 'GET /__mocks/scenario': page }))
  expect([...single.available]).toEqual([])
  const gone = await Hooks.of({ ...server({}), send: () => Promise.reject(new Error('refused')) })
  expect([...gone.available]).toEqual([])
})

test('an error names the failing hook', async () => {
  const hooks = await Hooks.of(server({ 'GET /__mocks/clock': '{"now":"2026-03-02T09:00:00Z"}' }))
  await expect(hooks.advance('PT5M')).rejects.toThrow('POST /clock returned 404')
})
