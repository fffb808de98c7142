import { describe, expect, expectTypeOf, it } from 'vitest'
import { collections } from './collections.ts'
import { createDatabase, type UserRow, type VmRow } from './index.ts'

describe('the collections', () => {
  it('have unique id prefixes that the contract allows', () => {
    const prefixes = Object.values(collections).map((it) => it.idPrefix)
    expect(new Set(prefixes).size).toBe(prefixes.length)
    for (const prefix of prefixes) expect(prefix).toMatch(/^[a-z]+$/)
  })

  it('type the rows of each table, with an index for each indexed field', async () => {
    await createDatabase(collections).read((tx) => {
      expectTypeOf(tx.vms.get('vm_1')).toEqualTypeOf<Readonly<VmRow> | undefined>()
      expectTypeOf(tx.users.by('email', 'owner@nimbus.example')).toEqualTypeOf<readonly Readonly<UserRow>[]>()
      expect(tx.users.by('email', 'owner@nimbus.example')).toEqual([])
      // @ts-expect-error there is no index on the name
      expect(() => tx.users.by('name', 'Ada')).toThrow('no index')
      // @ts-expect-error an email address is a text
      tx.users.by('email', 5)
      // @ts-expect-error rows are not changed in place
      const rename = (row: Readonly<VmRow>) => (row.name = 'x')
      expectTypeOf(rename).toBeFunction()
      // @ts-expect-error an id stays what it is
      expect(() => tx.vms.update('vm_1', { id: 'vm_2' })).toThrow()
      // @ts-expect-error there is no such collection
      expect(tx.pets).toBeUndefined()
    })
  })
})
