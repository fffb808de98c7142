import { beforeEach, describe, expect, test } from 'vitest'
import {
  createSessionClient,
  DEVELOPER,
  MINUTE,
  PASSWORD,
  SECOND,
  type SessionClient,
} from '#tests/support/session-client.ts'

let client: SessionClient
beforeEach(async () => {
  client = await createSessionClient()
})

describe('signing up', () => {
  const grace = {
    email: 'Grace@Example.com',
    fullName: ' Grace Okafor ',
    password: PASSWORD,
    consent: { termsVersion: '2026-11-01', privacyVersion: '2026-11-01' },
  }
  const start = (more: object = {}) => client.send('POST', '/sign-ups', { body: { ...grace, ...more } })
  const verify = (id: string, code: string) =>
    client.send('POST', `/sign-ups/${id}/verification`, { body: { code } })
  const complete = (id: string, body: object = {}) =>
    client.send('POST', `/sign-ups/${id}/completion`, { body })
  const verified = async (more: object = {}) => {
    const { id } = (await start(more)).body
    expect((await verify(id, '123456')).status).toBe(200)
    return id as string
  }

  test('creates an Owner with an empty organization, signed in', async () => {
    const started = await start()
    expect(started).toMatchObject({
      status: 201,
      body: {
        email: 'grace@example.com',
        verified: false,
        codeExpiresAt: '2026-03-02T09:10:00.000Z',
        resendAvailableAt: '2026-03-02T09:00:30.000Z',
      },
    })
    const { id } = started.body
    expect(await complete(id)).toMatchObject({ status: 409, body: { code: 'not_verified' } })
    expect((await client.mails())[0]).toMatchObject({ kind: 'sign-up-code', facts: { code: '123456' } })
    expect(await verify(id, '123456')).toMatchObject({ status: 200, body: { verified: true } })
    expect((await verify(id, '999999')).status).toBe(200)

    const done = await complete(id, {
      useCase: 'machine_learning',
      experience: 'expert',
      company: ' Okafor Labs ',
    })
    expect(done).toMatchObject({
      status: 201,
      body: {
        user: { email: 'grace@example.com', name: 'Grace Okafor', role: 'Member' },
        organization: { name: 'Okafor Labs' },
        teamRole: 'Owner',
      },
    })
    expect((await client.session(done.cookie)).body.signedIn).toBe(true)
    expect(await complete(id)).toMatchObject({ status: 409, body: { code: 'already_completed' } })
    expect((await client.logIn(PASSWORD, 'grace@example.com')).status).toBe(200)

    const organizationId = done.body.organization.id
    await client.read((tx) => {
      expect(tx.organizations.get(organizationId)).toMatchObject({
        useCase: 'machine_learning',
        experience: 'expert',
      })
      expect(tx.projects.by('organizationId', organizationId)).toHaveLength(1)
      expect(tx.networks.by('organizationId', organizationId).every((network) => network.isDefault)).toBe(
        true,
      )
    })
    expect((await client.mails()).map((mail) => mail.kind)).toEqual(['sign-up-code', 'welcome'])
  })

  test('requires no answers in step 3', async () => {
    expect((await complete(await verified())).body.organization.name).toBe("Grace Okafor's organization")
  })

  test('rejects a weak password', async () => {
    expect(await start({ password: 'weak' })).toMatchObject({
      status: 422,
      body: { code: 'password_requirements', errors: [{ in: 'body', pointer: '/password' }] },
    })
  })

  test('distinguishes a wrong code from an expired one', async () => {
    const { id } = (await start()).body
    expect(await verify(id, '000000')).toMatchObject({ status: 422, body: { code: 'code_expired' } })
    expect(await verify(id, '654321')).toMatchObject({
      status: 422,
      body: { code: 'code_wrong', errors: [{ pointer: '/code' }] },
    })
    client.wait(10 * MINUTE)
    expect(await verify(id, '123456')).toMatchObject({ status: 422, body: { code: 'code_expired' } })
  })

  test('requires a new code after five wrong attempts', async () => {
    const { id } = (await start()).body
    for (let i = 0; i < 5; i++) expect((await verify(id, '111111')).status).toBe(422)
    expect(await verify(id, '123456')).toMatchObject({
      status: 429,
      retryAfter: '30',
      body: { code: 'too_many_attempts' },
    })
    client.wait(30 * SECOND)
    expect((await client.send('POST', `/sign-ups/${id}/code`)).status).toBe(202)
    expect((await verify(id, '123456')).status).toBe(200)
  })

  test('sends a new code every 30 seconds at most', async () => {
    const { id } = (await start()).body
    const resend = () => client.send('POST', `/sign-ups/${id}/code`)
    client.wait(6 * SECOND)
    expect(await resend()).toMatchObject({ status: 429, retryAfter: '24', body: { code: 'resend_cooldown' } })
    client.wait(24 * SECOND)
    expect(await resend()).toMatchObject({ status: 202, body: { codeExpiresAt: '2026-03-02T09:10:30.000Z' } })
    expect(await client.mails()).toHaveLength(2)
    await verify(id, '123456')
    client.wait(MINUTE)
    expect(await resend()).toMatchObject({ status: 409, body: { code: 'already_verified' } })
  })

  test('reveals an existing account only to its owner', async () => {
    const known = await start({ email: DEVELOPER })
    const unknown = await start()
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body))
    expect((await verify(known.body.id, '123456')).body.code).toBe('code_wrong')
    expect((await client.mails())[0]).toMatchObject({
      to: DEVELOPER,
      kind: 'account-exists',
      facts: { link: 'http://app.test/login' },
    })
  })

  test('turns only the first of two sign-ups for one address into an account', async () => {
    const [a, b] = [await verified(), await verified()]
    expect((await complete(a)).status).toBe(201)
    expect(await complete(b)).toMatchObject({ status: 409, body: { code: 'already_completed' } })
  })

  test('fails for the address reserved for failures', async () => {
    const id = await verified({ email: 'fails@nimbus.example' })
    expect(await complete(id)).toMatchObject({
      status: 500,
      body: { code: 'account_creation_failed', detail: 'Failed to create account. Please try again.' },
    })
  })

  test('starts once per idempotency key', async () => {
    const headers = { 'idempotency-key': 'sign-up-0001' }
    const first = await client.send('POST', '/sign-ups', { body: grace, headers })
    const again = await client.send('POST', '/sign-ups', { body: grace, headers })
    expect(again.body.id).toBe(first.body.id)
    expect(await client.mails()).toHaveLength(1)
  })

  test('answers 404 for an unknown sign-up', async () => {
    expect((await verify('sgn_nope', '123456')).status).toBe(404)
  })
})
