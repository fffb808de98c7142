import { expect, test } from 'vitest'
import { changesBetween } from './activity-changes.ts'

test('fields that differ, as text', () => {
  const before = { name: 'web-01', sizeGb: 100, deletionProtection: false, region: 'us-east' }
  const after = { name: 'web-02', sizeGb: 200, deletionProtection: true, region: 'us-east' }
  expect(changesBetween(before, after)).toEqual([
    { field: 'name', before: 'web-01', after: 'web-02' },
    { field: 'sizeGb', before: '100', after: '200' },
    { field: 'deletionProtection', before: 'off', after: 'on' },
  ])
})

test('objects field by field, also if there was none', () => {
  const schedule = { frequency: 'daily', hour: 3 }
  expect(changesBetween({ schedule }, { schedule: { frequency: 'daily', hour: 4 } })).toEqual([
    { field: 'schedule.hour', before: '3', after: '4' },
  ])
  expect(changesBetween({ schedule: null }, { schedule })).toEqual([
    { field: 'schedule.frequency', before: null, after: 'daily' },
    { field: 'schedule.hour', before: null, after: '3' },
  ])
})

test('fields of an object that is removed, and those that another form of it lacks', () => {
  expect(changesBetween({ sticky: { seconds: 60 } }, { sticky: null })).toEqual([
    { field: 'sticky.seconds', before: '60', after: null },
  ])
  const check = { protocol: 'http', path: '/health' }
  expect(changesBetween({ check, name: 'a' }, { check: { protocol: 'tcp' } })).toEqual([
    { field: 'check.protocol', before: 'http', after: 'tcp' },
    { field: 'check.path', before: '/health', after: null },
  ])
})

test('lists as one text, and null for empty ones', () => {
  expect(changesBetween({ tags: [] }, { tags: ['env:prod', 'web'] })).toEqual([
    { field: 'tags', before: null, after: 'env:prod, web' },
  ])
  const listeners = [{ protocol: 'https', port: 443, certificateId: null }]
  expect(changesBetween({ listeners }, { listeners: [] })).toEqual([
    { field: 'listeners', before: 'https 443', after: null },
  ])
})

test('long texts are cut to the limit of the contract', () => {
  const [change] = changesBetween({ description: '' }, { description: 'x'.repeat(1000) })
  expect(change?.after).toHaveLength(300)
})
