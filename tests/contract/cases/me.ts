import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'

export const meCases: readonly ContractCase[] = [
  reaches('getMe', '200', 'the owner of the key', async (api) => {
    const response = await api.send('getMe', { as: 'viewer' })
    assert.equal(bodyOf(response).email, 'viewer@nimbus.example')
    return response
  }),

  reaches('updateMe', '200', 'changes only the sent fields', async (api) => {
    await api.logIn()
    const before = bodyOf(await api.send('getMe', { as: 'session' }))
    const response = await api.send('updateMe', { body: { fullName: '  Zoë Ω 李 ', language: 'fr' } })
    assert.deepEqual(bodyOf(response), { ...before, fullName: 'Zoë Ω 李', language: 'fr' })
    assert.deepEqual(bodyOf(await api.send('getMe', { as: 'session' })), response.body)
    const session = bodyOf(await api.send('getSession'))
    assert.equal(session.signedIn && session.user.name, 'Zoë Ω 李')
    return response
  }),

  behaves('updateMe', 'names every invalid field', async (api) => {
    await api.logIn()
    const response = await api.send('updateMe', { body: { fullName: '   ', timezone: 'mars', age: 7 } })
    assert.deepEqual(
      problemOf(response)
        .errors?.map(({ pointer, code }) => `${pointer} ${code}`)
        .sort(),
      ['/age unknown', '/fullName wrong_format', '/timezone not_allowed'],
    )
  }),

  behaves('updateMe', 'requires at least one field', async (api) => {
    await api.logIn()
    assert.equal((await api.send('updateMe', { body: {} })).outcome, '422 validation_failed')
  }),
]
