import assert from 'node:assert/strict'
import { Secret, TOTP } from 'otpauth'
import { type Api, bodyOf } from '../../suite/api.ts'

/** Current code of an authenticator at world time. */
export async function codeOf(api: Api, secret: string): Promise<string> {
  const { text } = await api.raw({ method: 'GET', url: '/__mocks/clock' })
  const { now } = JSON.parse(text) as { now: string }
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(now) })
}

/** Signs in and enables two-factor authentication; the next code is valid. */
export async function withTwoFactor(api: Api): Promise<{ secret: string; codes: readonly string[] }> {
  await api.logIn('admin@nimbus.example')
  const { secret } = bodyOf(await api.send('startTwoFactor'))
  const { codes } = bodyOf(await api.send('confirmTwoFactor', { body: { code: await codeOf(api, secret) } }))
  await api.mocks.advance('PT30S')
  return { secret, codes }
}

/** First step of a sign-in, with the right password. */
export async function challengeOf(
  api: Api,
  more: { remember?: boolean } = {},
): Promise<{ challengeId: string }> {
  const response = bodyOf(await api.logIn('admin@nimbus.example', more))
  assert.ok(!response.signedIn)
  return { challengeId: response.challengeId }
}

/** Latest notification of the user, which must be the same in console and mail. */
export async function lastNotification(api: Api): Promise<string | undefined> {
  const [notification] = bodyOf(await api.send('listNotifications', { as: 'session' })).items
  const [mail] = await api.mocks.mailsTo('admin@nimbus.example')
  assert.equal(mail?.facts.event, 'credentials')
  return notification?.title
}
