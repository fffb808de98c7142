import assert from 'node:assert/strict'
import { bodyOf } from '../suite/api.ts'
import { behaves, type ContractCase, reaches } from '../suite/case.ts'

export const domainCases: readonly ContractCase[] = [
  reaches('searchDomains', '200', 'the name under each extension, the same again', async (api) => {
    const answer = await api.send('searchDomains', { query: { name: 'nimbus' } })
    const { name, items } = bodyOf(answer)
    assert.equal(name, 'nimbus')
    assert.deepEqual(
      items.map(({ domain }) => domain),
      ['com', 'net', 'org', 'io', 'co', 'app', 'dev', 'tech'].map((extension) => `nimbus.${extension}`),
    )
    assert.deepEqual(bodyOf(await api.send('searchDomains', { query: { name: 'nimbus' } })).items, items)
    return answer
  }),

  behaves('searchDomains', 'some names have a fixed outcome', async (api) => {
    const free = async (name: string) =>
      bodyOf(await api.send('searchDomains', { query: { name } })).items.filter((it) => it.available).length
    assert.equal(await free('taken'), 0)
    assert.equal(await free('available'), 8)
    assert.equal(await free('unlucky'), 8)
  }),

  reaches('searchDomains', '503 registry_unreachable', 'for the name whose check fails', (api) =>
    api.send('searchDomains', { query: { name: 'broken' } }),
  ),
]
