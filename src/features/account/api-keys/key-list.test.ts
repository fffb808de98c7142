import { describe, expect, it } from 'vitest'
import type { ApiKey } from '#src/api/generated/types.gen.ts'
import { filterKeys } from './key-list.ts'

const key = (name: string, part: Partial<ApiKey> = {}): ApiKey => ({
  id: `key_${name}`,
  name,
  scope: 'read_only',
  hint: 'nimbus_live_1234',
  status: 'active',
  allowedIpRanges: [],
  createdAt: '2026-03-01T00:00:00Z',
  lastUsedAt: null,
  lastUsedIp: null,
  expiresAt: null,
  revokedAt: null,
  ...part,
})

const keys = [
  key('b', { lastUsedAt: '2026-03-01T00:00:00Z', expiresAt: '2026-05-01T00:00:00Z' }),
  key('a', { scope: 'deploy_only', status: 'revoked', allowedIpRanges: ['203.0.113.0/24'] }),
  key('c', { lastUsedAt: '2026-03-02T00:00:00Z', expiresAt: '2026-04-01T00:00:00Z' }),
]
const names = (search: Partial<Parameters<typeof filterKeys>[1]>) =>
  filterKeys(keys, { q: '', status: '', sort: 'name', ...search }).map(({ name }) => name)

describe('the key list', () => {
  it('filters by words and status', () => {
    expect(names({ q: 'deploy ONLY' })).toEqual(['a'])
    expect(names({ q: 'live_12' })).toEqual(['a', 'b', 'c'])
    expect(names({ q: '203.0.113' })).toEqual(['a'])
    expect(names({ status: 'active' })).toEqual(['b', 'c'])
  })

  it('ignores accents, and sorts digits as numbers, like the API', () => {
    const listed = (q: string) =>
      filterKeys([key('Zoë 10'), key('Zoë 2')], { q, status: '', sort: 'name' }).map(({ name }) => name)
    expect(listed('zoe')).toEqual(['Zoë 2', 'Zoë 10'])
    expect(listed('ZOË 10')).toEqual(['Zoë 10'])
  })

  it('sorts keys never used first and keys without expiry last', () => {
    expect(names({ sort: 'lastUsedAt' })).toEqual(['a', 'b', 'c'])
    expect(names({ sort: '-lastUsedAt' })).toEqual(['c', 'b', 'a'])
    expect(names({ sort: 'expiresAt' })).toEqual(['c', 'b', 'a'])
  })
})
