import { describe, expect, it } from 'vitest'
import { differenceOf } from './dns-changes.ts'
import type { ZoneRecord } from './dns-records.ts'

const a = (name: string, address: string, ttl = 300): ZoneRecord => ({
  name,
  ttl,
  data: { type: 'A', address },
})
const current = [a('www', '203.0.113.1'), a('www', '203.0.113.2'), a('api', '203.0.113.3')]

const describeChanges = (mode: 'merge' | 'replace', wanted: ZoneRecord[]) => {
  const { changes, unchanged, untouched } = differenceOf(mode, current, wanted)
  const text = (it: ZoneRecord | null) =>
    it?.data.type === 'A' ? `${it.name} ${it.ttl} ${it.data.address}` : ''
  return {
    changes: changes.map(({ action, before, after }) => `${action} ${text(before)} > ${text(after)}`),
    unchanged,
    untouched: untouched.length,
  }
}

describe('the changes of a zone file import', () => {
  it('are empty if nothing differs', () => {
    expect(describeChanges('replace', current.toReversed())).toEqual({
      changes: [],
      unchanged: 3,
      untouched: 0,
    })
  })

  it("merge the file's record sets (RFC 2181, 5) and keep the others", () => {
    expect(
      describeChanges('merge', [a('www', '203.0.113.1'), a('www', '203.0.113.9'), a('new', '203.0.113.4')]),
    ).toEqual({
      changes: ['update www 300 203.0.113.2 > www 300 203.0.113.9', 'create  > new 300 203.0.113.4'],
      unchanged: 1,
      untouched: 1,
    })
    expect(describeChanges('merge', [a('www', '203.0.113.2')]).changes).toEqual([
      'delete www 300 203.0.113.1 > ',
    ])
  })

  it('replace the whole zone on request', () => {
    expect(describeChanges('replace', [a('api', '203.0.113.3')]).changes).toEqual([
      'delete www 300 203.0.113.1 > ',
      'delete www 300 203.0.113.2 > ',
    ])
  })

  it('keep a record of which only the TTL changes', () => {
    expect(describeChanges('merge', [a('api', '203.0.113.3', 60)]).changes).toEqual([
      'update api 300 203.0.113.3 > api 60 203.0.113.3',
    ])
  })
})
