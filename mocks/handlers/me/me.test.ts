import { beforeEach, expect, test } from 'vitest'
import { PASSWORD, type Visitor, visitor } from '#tests/support/visitor.ts'

let w: Visitor
beforeEach(async () => {
  w = await visitor()
})

test('changes only the submitted fields of a profile', async () => {
  const { cookie } = await w.logIn(PASSWORD)
  const before = (await w.send('GET', '/me', { headers: { cookie } })).body
  const update = (body: object) => w.send('PATCH', '/me', { body, headers: { cookie } })
  expect(await update({ fullName: ' Yuki T. ', timezone: 'cet' })).toMatchObject({
    status: 200,
    body: { fullName: 'Yuki T.', timezone: 'cet', language: 'en', company: before.company },
  })
  expect((await w.session(cookie)).body.user.name).toBe('Yuki T.')
  expect((await update({})).status).toBe(422)
})
