import { beforeEach, expect, test } from 'vitest'
import { PASSWORD, type Visitor, visitor } from '#tests/support/visitor.ts'

let me: Visitor
beforeEach(async () => {
  me = await visitor()
})

test('changes only the submitted fields of a profile', async () => {
  const { cookie } = await me.logIn(PASSWORD)
  const before = (await me.send('GET', '/me', { headers: { cookie } })).body
  const update = (body: object) => me.send('PATCH', '/me', { body, headers: { cookie } })
  expect(await update({ fullName: ' Yuki T. ', timezone: 'cet' })).toMatchObject({
    status: 200,
    body: { fullName: 'Yuki T.', timezone: 'cet', language: 'en', company: before.company },
  })
  expect(await update({ timeFormat: 'h24', dateFormat: 'iso' })).toMatchObject({
    status: 200,
    body: { timeFormat: 'h24', dateFormat: 'iso', timezone: 'cet' },
  })
  expect((await me.session(cookie)).body.user.name).toBe('Yuki T.')
  expect((await update({})).status).toBe(422)
})
