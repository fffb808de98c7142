import assert from 'node:assert/strict'
import { bodyOf } from '../contract/suite/api.ts'
import type { CheckContext } from './check-context.ts'

/** Session cookie of a sign-in, as in the header. */
export async function cookieOf(context: CheckContext, remember: boolean): Promise<string> {
  await context.signOut()
  const body = { ...context.person('viewer'), remember }
  const response = await context.api.send('logIn', { body, as: 'nobody' })
  assert.equal(response.status, 200, `it returned ${response.outcome}`)
  const [line, ...others] = sessionCookies(response.headers)
  assert.ok(
    line && others.length === 0,
    `it sets ${others.length + Number(line !== undefined)} session cookies`,
  )
  return line
}

/** Session cookies that a response sets; a proxy may set others. */
export const sessionCookies = (headers: Headers) =>
  headers.getSetCookie().filter((line) => line.startsWith('nimbus_session='))

export const attributesOf = (line: string) => line.split(';').map((it) => it.trim().toLowerCase())
export const pairOf = (line: string) => line.split(';')[0] ?? ''

/** True if a cookie belongs to a session. */
export async function isSignedIn({ api }: CheckContext, cookie: string): Promise<boolean> {
  const { signedIn } = bodyOf(await api.send('getSession', { as: 'nobody', headers: { cookie } }))
  return signedIn
}
