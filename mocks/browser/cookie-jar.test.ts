import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearedSessionCookie, sessionCookie, sessionTokenOf } from '../handlers/shared/session-cookie.ts'
import { browserJar } from './cookie-jar.ts'

/** Like a browser: scripts can neither read nor replace `HttpOnly` cookies. */
class BrowserCookies {
  readonly #cookies = new Map<string, { value: string; httpOnly: boolean }>()

  get cookie(): string {
    return [...this.#cookies]
      .filter(([, { httpOnly }]) => !httpOnly)
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  }

  set cookie(text: string) {
    const [pair = '', ...attributes] = text.split(/;\s*/)
    const [name = '', value = ''] = pair.split('=')
    if (this.#cookies.get(name)?.httpOnly) return
    if (attributes.includes('Max-Age=0')) this.#cookies.delete(name)
    else this.#cookies.set(name, { value, httpOnly: false })
  }

  fromServer(name: string, value: string): void {
    this.#cookies.set(name, { value, httpOnly: true })
  }

  forget(name: string): void {
    this.#cookies.delete(name)
  }
}

let cookies = new BrowserCookies()
const signIn = (token: string) => browserJar.keep(sessionCookie(token, null)[1])
const signOut = () => browserJar.keep(clearedSessionCookie()[1])
const whoIsIn = () => sessionTokenOf(browserJar.read())

beforeEach(() => {
  cookies = new BrowserCookies()
  vi.stubGlobal('document', cookies)
  vi.stubGlobal('location', { protocol: 'http:' })
})
afterEach(() => vi.unstubAllGlobals())

test('keeps the session off plain HTTP on a page that came over HTTPS', () => {
  const written = vi.spyOn(cookies, 'cookie', 'set')
  signIn('one')
  expect(written).not.toHaveBeenCalledWith(expect.stringContaining('Secure'))
  vi.stubGlobal('location', { protocol: 'https:' })
  signIn('two')
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^nimbus_session=two;.*; Secure$/))
})

test('keeps the session under the cookie name of the contract, so a live backend receives it', () => {
  signIn('one')
  expect(cookies.cookie).toBe('nimbus_session=one')
  expect(whoIsIn()).toBe('one')
  signOut()
  expect(whoIsIn()).toBeNull()
})

test('keeps the session beside an HttpOnly cookie of a server on the same host', () => {
  cookies.fromServer('nimbus_session', 'theirs')
  signIn('one')
  expect(whoIsIn()).toBe('one')
  signIn('two')
  expect(whoIsIn()).toBe('two')
  signOut()
  expect(whoIsIn()).toBeNull()
})

test("holds one session again after the server's cookie is deleted", () => {
  cookies.fromServer('nimbus_session', 'theirs')
  signIn('one')
  cookies.forget('nimbus_session')
  expect(whoIsIn()).toBe('one')
  signIn('two')
  expect(whoIsIn()).toBe('two')
  expect(cookies.cookie).toBe('nimbus_session=two')
})
