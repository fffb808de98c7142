import { describe, expect, test } from 'vitest'
import { bodyOf, engineWith } from './testing.ts'

const OTHER = 'https://other.example'

describe('a request of another site', () => {
  const logOut = () => ({ status: 204 })
  const getSession = () => ({ status: 200, body: { signedIn: false } })

  async function statusOf(method: string, headers: Record<string, string>) {
    const { send } = engineWith({ logOut, getSession })
    const outcome = await send(method, '/api/v1/session', undefined, headers)
    if (outcome.kind !== 'reply') throw new Error('no reply')
    return outcome.reply.status
  }

  test.each([
    ['a browser says so', { 'sec-fetch-site': 'cross-site', origin: OTHER }],
    ['a browser names a subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://x.app.test' }],
    ['the origin is hidden', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['an old browser names the origin', { origin: OTHER }],
    ['an old browser hides the origin', { origin: 'null' }],
    ['an old browser names another port', { origin: 'http://app.test:8080' }],
    ['the origin starts like the own', { origin: 'http://app.test.other.example' }],
  ])('is denied if %s', async (_, headers) => {
    const { send } = engineWith({ logOut })
    expect(bodyOf(await send('DELETE', '/api/v1/session', undefined, headers))).toMatchObject({
      status: 403,
      code: 'cross_site_request',
    })
  })

  test.each([
    ['the page is of the same origin', { 'sec-fetch-site': 'same-origin', origin: 'http://app.test' }],
    ['the user entered the URL', { 'sec-fetch-site': 'none' }],
    ['an old browser names the own origin', { origin: 'http://app.test' }],
    ['no browser sent it', {}],
    ['the server trusts the origin', { 'sec-fetch-site': 'cross-site', origin: 'http://trusted.test' }],
    ['it has an API key', { 'sec-fetch-site': 'cross-site', origin: OTHER, authorization: 'Bearer x' }],
  ])('is accepted if %s', async (_, headers) => {
    expect(await statusOf('DELETE', headers)).toBe(204)
  })

  test('may read, since the browser keeps the response from the other site', async () => {
    expect(await statusOf('GET', { 'sec-fetch-site': 'cross-site', origin: OTHER })).toBe(200)
  })

  test('is denied if it hides its origin and names no host', async () => {
    const { engine } = engineWith({ logOut })
    const headers = new Headers({ origin: 'null' })
    const url = '/api/v1/session'
    const outcome = await engine.handle({ method: 'DELETE', url, headers, text: async () => '' })
    expect(bodyOf(outcome)).toMatchObject({ status: 403, code: 'cross_site_request' })
  })

  test('is denied before a live backend gets it', async () => {
    const { send, env } = engineWith({ logOut }, { isLive: true, outcome: { kind: 'handle' } })
    const outcome = await send('DELETE', '/api/v1/session', undefined, { origin: OTHER })
    expect(bodyOf(outcome)).toMatchObject({ status: 403, code: 'cross_site_request' })
    expect(env.live).not.toHaveBeenCalled()
  })
})
