import { beforeEach, describe, expect, test } from 'vitest'
import {
  createSessionClient,
  DEVELOPER,
  MINUTE,
  PASSWORD,
  type SessionClient,
} from '#tests/support/session-client.ts'

let client: SessionClient
beforeEach(async () => {
  client = await createSessionClient()
})

describe('resetting a password', () => {
  const ask = (email: string) => client.send('POST', '/password-resets', { body: { email } })
  const token = async () => {
    await ask(DEVELOPER)
    const mail = (await client.mails()).findLast(({ kind }) => kind === 'password-reset')
    return mail?.facts.link?.replace('http://app.test/reset-password/', '') ?? ''
  }
  const reset = (id: string, password: string) =>
    client.send('POST', `/password-resets/${id}`, { body: { password } })

  test('answers the same for every address', async () => {
    const [known, unknown] = [await ask(DEVELOPER), await ask('nobody@nimbus.example')]
    expect(known.status).toBe(202)
    expect(unknown.body).toEqual(known.body)
    expect(await client.mails()).toHaveLength(1)
  })

  test('sets the new password once and ends all sessions', async () => {
    const { cookie } = await client.logIn(PASSWORD)
    const id = await token()
    const other = await token()
    expect((await client.send('GET', `/password-resets/${id}`)).body).toEqual({
      emailHint: 'd•••@nimbus.example',
      expiresAt: '2026-03-02T09:30:00.000Z',
    })
    expect(await reset(id, 'weak')).toMatchObject({ status: 422, body: { code: 'password_requirements' } })
    expect((await reset(id, 'Another-One-2!')).status).toBe(204)

    expect((await client.session(cookie)).body.signedIn).toBe(false)
    expect((await client.logIn(PASSWORD)).status).toBe(401)
    expect((await client.logIn('Another-One-2!')).status).toBe(200)
    const outcome = async (link: string) => {
      const { status, body } = await client.send('GET', `/password-resets/${link}`)
      return [status, body.code, body.detail]
    }
    expect(await outcome(id)).toEqual([410, 'reset_used', 'This link was already used. Request a new one.'])
    expect(await outcome(other)).toEqual([
      410,
      'reset_expired',
      'Your password or email address was changed after this link was sent. Request a new one.',
    ])
    expect((await client.mails()).at(-1)?.kind).toBe('password-changed')
  })

  test('distinguishes an expired link from an unknown one', async () => {
    const id = await token()
    client.wait(30 * MINUTE)
    expect(await reset(id, 'Another-One-2!')).toMatchObject({ status: 410, body: { code: 'reset_expired' } })
    expect(await client.send('GET', '/password-resets/rst_nope')).toMatchObject({ status: 404 })
  })

  test('lifts the rate limit of the address', async () => {
    for (let i = 0; i < 5; i++) await client.logIn('wrong')
    await reset(await token(), 'Another-One-2!')
    expect((await client.logIn('Another-One-2!')).status).toBe(200)
  })
})
