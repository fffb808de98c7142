import { beforeEach, expect, it, vi } from 'vitest'
import { type StoredStaging, storedStaging, storeStaging } from './stored-staging.ts'

const area = new Map<string, string>()

beforeEach(() => {
  area.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => area.get(key) ?? null,
    setItem: (key: string, text: string) => void area.set(key, text),
    removeItem: (key: string) => void area.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const nothing: StoredStaging = { staged: [], base: null, importText: '', importMode: 'merge' }
const staging: StoredStaging = {
  staged: [
    {
      key: 'new 1',
      before: null,
      after: { name: 'www', ttl: 300, data: { type: 'A', address: '192.0.2.1' } },
    },
  ],
  base: { etag: '"7"', serial: 2026030201 },
  importText: '',
  importMode: 'replace',
}

it('returns what is staged to its user only, and forgets it once nothing is', () => {
  storeStaging('zone_1', 'usr_1', staging)
  expect(storedStaging('zone_1', 'usr_1')).toEqual(staging)
  expect(storedStaging('zone_1', 'usr_2')).toEqual(nothing)
  expect(storedStaging('zone_2', 'usr_1')).toEqual(nothing)
  storeStaging('zone_1', 'usr_1', nothing)
  expect(area.size).toBe(0)
})

it('reads what was stored without a mode of the import', () => {
  const { importMode: _, ...earlier } = { ...nothing, importText: 'www 300 IN A 192.0.2.1' }
  storeStaging('zone_1', 'usr_1', staging)
  for (const key of area.keys()) area.set(key, JSON.stringify(earlier))
  expect(storedStaging('zone_1', 'usr_1')).toEqual({ ...earlier, importMode: 'merge' })
})

it.each([
  '{',
  'null',
  '[]',
  '{"staged":[null],"base":{"etag":"1","serial":1},"importText":"","importMode":"merge"}',
  '{"staged":[{"key":"a","before":null,"after":{"name":"www"}}],"base":{"etag":"1","serial":1},"importText":"","importMode":"merge"}',
  JSON.stringify({ ...staging, base: null }),
  JSON.stringify({ ...staging, importMode: 'keep' }),
])('ignores what it can’t read: %s', (stored) => {
  storeStaging('zone_1', 'usr_1', staging)
  for (const key of area.keys()) area.set(key, stored)
  expect(storedStaging('zone_1', 'usr_1')).toEqual(nothing)
})
