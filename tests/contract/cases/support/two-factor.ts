import assert from 'node:assert/strict'
import { Secret, TOTP } from 'otpauth'
import { type Api, bodyOf } from '../../suite/api.ts'

/** An authenticator app that has the secret, set to the time of the world. */
export async function codeOf(api: Api, secret: string): Promise<string> {
  const { text } = await api.raw({ method: 'GET', url: '/__mocks/clock' })
  const { now } = JSON.parse(text) as { now: string }
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(now) })
}

/** Signs somebody in and gives them a second factor; its next code is good. */
export async function withTwoFactor(
  api: Api,
  email = 'admin@nimbus.example',
): Promise<{ secret: string; codes: readonly string[] }> {
  await api.logIn(email)
  const { secret } = bodyOf(await api.send('startTwoFactor'))
  const { codes } = bodyOf(await api.send('confirmTwoFactor', { body: { code: await codeOf(api, secret) } }))
  await api.mocks.advance('PT30S')
  return { secret, codes }
}

/** The first step: the right password, and what the second step is sent to. */
export async function challengeOf(
  api: Api,
  more: { remember?: boolean } = {},
): Promise<{ challengeId: string }> {
  const answer = bodyOf(await api.logIn('admin@nimbus.example', more))
  assert.ok(!answer.signedIn)
  return { challengeId: answer.challengeId }
}

/** What the person who is signed in was told last, in the console and by mail alike. */
export async function lastNotification(api: Api): Promise<string | undefined> {
  const [notification] = bodyOf(await api.send('listNotifications', { as: 'session' })).items
  const [mail] = await api.mocks.mailsTo('admin@nimbus.example')
  assert.equal(mail?.facts.event, 'credentials')
  return notification?.title
}
