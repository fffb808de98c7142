import { expect, it } from 'vitest'
import { filterSshKeys } from './ssh-key-list.ts'

const key = (name: string, createdAt: string) => ({
  id: `key_${name}`,
  name,
  publicKey: `ssh-ed25519 AAAA ${name}@home`,
  fingerprint: `SHA256:${name.toUpperCase()}x`,
  createdAt,
})
const keys = [
  key('laptop', '2026-02-01T00:00:00Z'),
  key('desk', '2026-03-01T00:00:00Z'),
  key('ci', '2026-02-01T00:00:00Z'),
]
const names = (search: { q?: string; sort?: string }) =>
  filterSshKeys(keys, { q: '', sort: '-createdAt', ...search }).map(({ name }) => name)

it('sorts newest first, or by name', () => {
  expect(names({})).toEqual(['desk', 'ci', 'laptop'])
  expect(names({ sort: 'createdAt' })).toEqual(['ci', 'laptop', 'desk'])
  expect(names({ sort: 'name' })).toEqual(['ci', 'desk', 'laptop'])
  expect(names({ sort: '-name' })).toEqual(['laptop', 'desk', 'ci'])
})

it('searches names, fingerprints and comments', () => {
  expect(names({ q: 'DESK' })).toEqual(['desk'])
  expect(names({ q: 'sha256:ci' })).toEqual(['ci'])
  expect(names({ q: 'ed25519 laptop@home' })).toEqual(['laptop'])
  expect(names({ q: 'tower' })).toEqual([])
})

it('sorts digits as numbers, like the API', () => {
  const numbered = ['ci-10', 'ci-2'].map((name) => key(name, '2026-02-01T00:00:00Z'))
  expect(filterSshKeys(numbered, { q: '', sort: 'name' }).map(({ name }) => name)).toEqual(['ci-2', 'ci-10'])
})
