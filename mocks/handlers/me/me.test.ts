import { beforeEach, expect, test } from 'vitest'
import { createSessionClient, PASSWORD, type SessionClient } from '#tests/support/session-client.ts'
import { startScenario } from '../../admin/scenario-testing.ts'

let client: SessionClient
beforeEach(async () => {
  client = await createSessionClient()
})

test('keeps changes of requests that arrive at the same time', async () => {
  const { ask, get } = await startScenario('{}')
  await Promise.all([
    ask('PATCH', '/me', { company: 'Nimbus Labs' }),
    ask('PATCH', '/me', { jobTitle: 'Engineer' }),
  ])
  expect((await get('/me')).body).toMatchObject({ company: 'Nimbus Labs', jobTitle: 'Engineer' })
})

test('changes only the submitted fields of a profile', async () => {
  const { cookie } = await client.logIn(PASSWORD)
  const before = (await client.send('GET', '/me', { headers: { cookie } })).body
  const update = (body: object) => client.send('PATCH', '/me', { body, headers: { cookie } })
  expect(await update({ fullName: ' Yuki T. ', timezone: 'cet' })).toMatchObject({
    status: 200,
    body: { fullName: 'Yuki T.', timezone: 'cet', language: 'en', company: before.company },
  })
  expect(await update({ timeFormat: 'h24', dateFormat: 'iso' })).toMatchObject({
    status: 200,
    body: { timeFormat: 'h24', dateFormat: 'iso', timezone: 'cet' },
  })
  expect((await client.session(cookie)).body.user.name).toBe('Yuki T.')
  expect((await update({})).status).toBe(422)
})

test('names the final invoice of a closed organization in the mail, with tax', async () => {
  const { cookie } = await client.logIn(PASSWORD, 'owner@kestrel.example')
  const { current } = (await client.send('GET', '/billing/summary', { headers: { cookie } })).body
  expect(current.amount).toBeGreaterThan(0)
  await client.send('POST', '/me/closure', { body: { password: PASSWORD }, headers: { cookie } })
  const [mail] = await client.mails()
  const total = ((current.amount * 1.25) / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
  })
  expect(mail?.text).toContain(`Its final invoice is ${total}, for usage since `)
  expect(mail?.text).toContain('We charge it to Visa •••• 1881.')
})
