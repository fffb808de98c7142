import assert from 'node:assert/strict'
import { bodyOf, problemOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'

/** Key created for this test, with its fingerprint from `ssh-keygen -l`. */
const laptop = {
  name: 'laptop',
  publicKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHWzAgRffi7yi/XiuxMSfKVuEJqWNGRbCNpASGAaCBR0 laptop',
}
const fingerprint = 'SHA256:RLO1fdqH/izm4TnR3FfoJN0eKLYmdNH+bFKqjhfsNP0'

export const sshKeyCases: readonly ContractCase[] = [
  reaches('listSshKeys', '200', 'all of them, by name', async (api) => {
    const response = await api.send('listSshKeys')
    const names = bodyOf(response).items.map((key) => key.name)
    assert.ok(names.length > 0)
    assert.deepEqual(names, [...names].sort(new Intl.Collator('en').compare))
    return response
  }),

  reaches('createSshKey', '201', 'computes the fingerprint', async (api) => {
    const response = await api.send('createSshKey', { body: laptop })
    const key = bodyOf(response)
    assert.equal(key.fingerprint, fingerprint)
    const { items } = bodyOf(await api.send('listSshKeys'))
    assert.deepEqual(
      items.find((it) => it.id === key.id),
      key,
    )
    return response
  }),

  reaches('createSshKey', '409 name_taken', 'a name in use', async (api) => {
    await api.send('createSshKey', { body: laptop })
    return api.send('createSshKey', { body: laptop })
  }),

  reaches(
    'createSshKey',
    '409 idempotency_key_reused',
    'an idempotency key used for another body',
    async (api) => {
      const headers = { 'idempotency-key': 'ssh-key-0001' }
      await api.send('createSshKey', { body: laptop, headers })
      return api.send('createSshKey', { body: { ...laptop, name: 'desktop' }, headers })
    },
  ),

  reaches('createSshKey', '422 validation_failed', 'base64 that is not a key of its type', async (api) => {
    const publicKey = `ssh-ed25519 ${'A'.repeat(68)} nothing`
    const response = await api.send('createSshKey', { body: { ...laptop, publicKey } })
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/publicKey')
    const named = await api.send('createSshKey', { body: { ...laptop, name: 'laptop ' } })
    assert.equal(problemOf(named).errors?.[0]?.pointer, '/name')
    return response
  }),

  behaves('createSshKey', 'denies short RSA keys', async (api) => {
    const publicKey =
      'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQDpn4lrgfvxAXK/1swXPS0u3zi7xIFPPc5NQnaiAVTsW4Vn69eMLT28nLvS96bLog5rEvY1t+lBNuG2wyrTQJaSDG/mazULmlZY+YMm4o7hDILb+8ZhJPHQ6zdGtqW6+1c2cx+meuqfNeM4k/hzoc0+jQkAG3CiER4DLidamnfqwQ=='
    const response = await api.send('createSshKey', { body: { ...laptop, publicKey } })
    assert.equal(response.outcome, '422 validation_failed')
    assert.equal(problemOf(response).errors?.[0]?.pointer, '/publicKey')
  }),

  reaches('deleteSshKey', '204', 'it is gone', async (api) => {
    const { id } = bodyOf(await api.send('createSshKey', { body: laptop }))
    const response = await api.send('deleteSshKey', { path: { sshKeyId: id } })
    assert.equal((await api.send('deleteSshKey', { path: { sshKeyId: id } })).outcome, '404 not_found')
    return response
  }),

  behaves('deleteSshKey', 'frees the name', async (api) => {
    const { id } = bodyOf(await api.send('createSshKey', { body: laptop }))
    await api.send('deleteSshKey', { path: { sshKeyId: id } })
    assert.equal((await api.send('createSshKey', { body: laptop })).status, 201)
  }),
]
