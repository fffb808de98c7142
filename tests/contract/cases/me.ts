import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'

export const meCases: readonly ContractCase[] = [
  reaches('getMe', '200', 'the person that a key belongs to', async (api) => {
    const answer = await api.send('getMe', { as: 'viewer' })
    assert.equal(bodyOf(answer).email, 'viewer@nimbus.example')
    return answer
  }),

  reaches('updateMe', '200', 'changes what is sent and no more', async (api) => {
    await api.logIn()
    const before = bodyOf(await api.send('getMe', { as: 'session' }))
    const answer = await api.send('updateMe', { body: { fullName: '  Zoë Ω 李 ', language: 'fr' } })
    assert.deepEqual(bodyOf(answer), { ...before, fullName: 'Zoë Ω 李', language: 'fr' })
    assert.deepEqual(bodyOf(await api.send('getMe', { as: 'session' })), answer.body)
    const session = bodyOf(await api.send('getSession'))
    assert.equal(session.signedIn && session.user.name, 'Zoë Ω 李')
    return answer
  }),

  behaves('updateMe', 'names every field that is wrong, at once', async (api) => {
    await api.logIn()
    const answer = await api.send('updateMe', { body: { fullName: '   ', timezone: 'mars', age: 7 } })
    assert.deepEqual(
      problemOf(answer)
        .errors?.map(({ pointer, code }) => `${pointer} ${code}`)
        .sort(),
      ['/age unknown', '/fullName wrong_format', '/timezone not_allowed'],
    )
  }),

  behaves('updateMe', 'asks for at least one field', async (api) => {
    await api.logIn()
    assert.equal((await api.send('updateMe', { body: {} })).outcome, '422 validation_failed')
  }),
]
