import { describe, expect, it } from 'vitest'
import { createDatabase } from './database.ts'
import { type MachineRow, machine, machines, testCollections } from './testing.ts'

async function databaseWith(rows: MachineRow[]) {
  const db = createDatabase(testCollections)
  await db.load({ machines: rows, counters: [{ id: 'c_1', value: 0 }] })
  return db
}

describe('a transaction', () => {
  it('finds its own rows by their current values, also after a savepoint was taken back', async () => {
    const db = await databaseWith([machine('m_a'), machine('m_b', { owner: 'eve' })])
    await db.transaction((tx) => {
      const eves = () => tx.machines.by('owner', 'eve').map((row) => row.id)
      tx.machines.insert(machine('m_c', { owner: 'eve' }))
      expect(eves()).toEqual(['m_b', 'm_c'])
      const failing = () =>
        tx.savepoint(() => {
          tx.machines.update('m_b', { owner: 'bob' })
          tx.machines.update('m_c', { owner: 'bob' })
          tx.machines.insert(machine('m_d', { owner: 'eve' }))
          expect(eves()).toEqual(['m_d'])
          throw new Error('taken back')
        })
      expect(failing).toThrow('taken back')
      expect(eves()).toEqual(['m_b', 'm_c'])
      tx.machines.remove('m_c')
      expect(eves()).toEqual(['m_b'])
    })
  })

  it('sees its own writes; others see only committed rows', async () => {
    const db = await databaseWith([machine('m_a'), machine('m_b', { owner: 'eve' })])
    const { result, changes } = await db.transaction((tx) => {
      tx.machines.insert(machine('m_c', { owner: 'eve' }))
      tx.machines.update('m_a', { owner: 'eve' })
      tx.machines.remove('m_b')
      return {
        ids: tx.machines.all().map((row) => row.id),
        eves: tx.machines.by('owner', 'eve').map((row) => row.id),
        count: tx.machines.count(),
        removed: tx.machines.get('m_b'),
        total: tx.machines.list({ pageSize: 1 }).total,
        found: tx.machines.find((row) => row.id === 'm_c')?.owner,
      }
    })
    expect(result).toEqual({
      ids: ['m_a', 'm_c'],
      eves: ['m_c', 'm_a'],
      count: 2,
      removed: undefined,
      total: 2,
      found: 'eve',
    })
    expect(changes.map(({ collection, id, row }) => [collection, id, row === null])).toEqual([
      ['machines', 'm_c', false],
      ['machines', 'm_a', false],
      ['machines', 'm_b', true],
    ])
    expect(await db.read((tx) => tx.machines.all().map((row) => row.id))).toEqual(['m_a', 'm_c'])
    expect(
      await db.read((tx) =>
        tx.machines
          .by('owner', 'eve')
          .map((row) => row.id)
          .sort(),
      ),
    ).toEqual(['m_a', 'm_c'])
    expect(await db.read((tx) => tx.machines.count())).toBe(2)
  })

  it('keeps the order of rows with equal values when some are deleted, restored and changed', async () => {
    const ids = Array.from({ length: 9 }, (_, i) => `m_${i}`)
    const db = await databaseWith(ids.map((id) => machine(id, { owner: 'eve' })))
    const eves = () => db.read((tx) => tx.machines.by('owner', 'eve').map((row) => row.id))
    const expected = [...ids]
    for (const id of ['m_1', 'm_3', 'm_0', 'm_7', 'm_4', 'm_5']) {
      await db.transaction((tx) => tx.machines.remove(id))
      expected.splice(expected.indexOf(id), 1)
      expect(await eves()).toEqual(expected)
    }
    await db.transaction((tx) => {
      tx.machines.insert(machine('m_1', { owner: 'eve' }))
      tx.machines.update('m_6', { name: 'renamed' })
      tx.machines.update('m_2', { owner: 'adam' })
    })
    expect(await eves()).toEqual(['m_6', 'm_8', 'm_1'])
    await db.transaction((tx) => tx.machines.update('m_2', { owner: 'eve' }))
    expect(await eves()).toEqual(['m_6', 'm_8', 'm_1', 'm_2'])
    expect(await db.read((tx) => tx.machines.by('owner', 'eve').length)).toBe(4)
  })

  it('leaves nothing behind when its handler throws', async () => {
    const db = await databaseWith([machine('m_a')])
    const before = await db.snapshot()
    const failure = new Error('no')
    await expect(
      db.transaction((tx) => {
        tx.machines.insert(machine('m_b'))
        tx.machines.update('m_a', { owner: 'eve' })
        tx.machines.remove('m_a')
        throw failure
      }),
    ).rejects.toBe(failure)
    expect(await db.snapshot()).toEqual(before)
    expect(await db.read((tx) => tx.machines.by('owner', 'eve'))).toEqual([])
    expect((await db.transaction(() => 'next')).result).toBe('next')
  })

  it('runs one at a time in the order of the calls, so no update is lost', async () => {
    const db = await databaseWith([])
    const order: number[] = []
    await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        db.transaction((tx) => {
          order.push(i)
          tx.machines.insert(machine(`m_${i}`))
          tx.counters.update('c_1', { value: (tx.counters.get('c_1')?.value ?? 0) + 1 })
        }),
      ),
    )
    expect(order).toEqual(Array.from({ length: 100 }, (_, i) => i))
    expect(await db.read((tx) => tx.counters.get('c_1')?.value)).toBe(100)
  })

  it('commits nothing when nothing changed', async () => {
    const db = await databaseWith([machine('m_a', { owner: 'eve' })])
    const { changes } = await db.transaction((tx) => {
      tx.machines.update('m_a', { owner: 'eve' })
      tx.machines.insert(machine('m_b'))
      tx.machines.remove('m_b')
    })
    expect(changes).toEqual([])
  })

  it('can insert a deleted id again', async () => {
    const db = await databaseWith([machine('m_a')])
    await db.transaction((tx) => {
      tx.machines.remove('m_a')
      tx.machines.insert(machine('m_a', { owner: 'eve' }))
    })
    expect(await db.read((tx) => tx.machines.all().map((row) => row.owner))).toEqual(['eve'])
  })

  it('rejects inconsistent writes', async () => {
    const db = await databaseWith([machine('m_a')])
    await expect(db.transaction((tx) => tx.machines.insert(machine('m_a')))).rejects.toThrow(
      'already has m_a',
    )
    await expect(db.transaction((tx) => tx.machines.update('m_x', {}))).rejects.toThrow('has no m_x')
    await expect(db.transaction((tx) => tx.machines.remove('m_x'))).rejects.toThrow('has no m_x')
    await expect(
      db.transaction((tx) => tx.machines.update('m_a', { size: 'big' as unknown as number })),
    ).rejects.toThrow('does not take this row')
    await expect(
      db.transaction((tx) => tx.machines.insert({ ...machine('m_b'), extra: 1 } as MachineRow)),
    ).rejects.toThrow('does not take this row')
    await expect(db.transaction(async () => {})).rejects.toThrow('synchronous')
    await expect(db.read((tx) => tx.machines.remove('m_a'))).rejects.toThrow('write in a transaction')
    expect(await db.read((tx) => tx.machines.count())).toBe(1)
  })

  it("ends with its handler: a table kept afterwards can't write", async () => {
    const db = await databaseWith([machine('m_a')])
    const { result: kept } = await db.transaction((tx) => tx.machines)
    expect(() => kept.remove('m_a')).toThrow('after its transaction ended')
  })

  it('returns frozen rows and stores no mutable one', async () => {
    const db = await databaseWith([machine('m_a', { tags: ['x'] })])
    const mine = machine('m_b', { tags: ['y'] })
    await db.transaction((tx) => {
      expect(() => tx.machines.get('m_a')?.tags.push('z')).toThrow(TypeError)
      tx.machines.insert(mine)
    })
    expect(() => mine.tags.push('z')).toThrow(TypeError)
  })
})

describe('snapshot and restore', () => {
  it('restore the same state', async () => {
    const db = await databaseWith(machines(50))
    const snapshot = JSON.parse(JSON.stringify(await db.snapshot()))
    await db.transaction((tx) => tx.machines.remove(tx.machines.all()[3]?.id ?? ''))
    await db.restore(snapshot)
    expect(await db.snapshot()).toEqual(snapshot)
  })

  it('change nothing if a row fails its schema or an id occurs twice', async () => {
    const db = await databaseWith([machine('m_a')])
    const before = await db.snapshot()
    await expect(db.restore({ machines: [{ id: 'm_b' } as MachineRow] })).rejects.toThrow('machines[0]')
    await expect(db.restore({ counters: [], machines: [machine('m_b'), machine('m_b')] })).rejects.toThrow(
      'two rows',
    )
    expect(await db.snapshot()).toEqual(before)
  })
})

it('applies commits from elsewhere', async () => {
  const db = await databaseWith([machine('m_a'), machine('m_b')])
  await db.applyRemote([
    { collection: 'machines', id: 'm_a', row: null },
    { collection: 'machines', id: 'm_c', row: machine('m_c') },
    { collection: 'machines', id: 'm_x', row: null },
  ])
  expect(await db.read((tx) => tx.machines.all().map((row) => row.id))).toEqual(['m_b', 'm_c'])
})

it('keeps insertion order whatever is inserted and deleted', async () => {
  const db = await databaseWith([])
  let expected: string[] = []
  let next = 0
  const change = async (add: number, leaves: (place: number) => boolean) => {
    const added = Array.from({ length: add }, () => `m_${next++}`)
    const removed = expected.filter((_, place) => leaves(place))
    await db.transaction((tx) => {
      for (const id of removed) tx.machines.remove(id)
      for (const id of added) tx.machines.insert(machine(id))
    })
    expected = [...expected.filter((id) => !removed.includes(id)), ...added]
    expect(await db.read((tx) => tx.machines.all().map(({ id }) => id))).toEqual(expected)
    expect(await db.read((tx) => tx.machines.by('owner', 'nobody').length)).toBe(expected.length)
  }
  await change(200, () => false)
  await change(1, (place) => place < 130)
  await change(70, (place) => place % 2 === 0)
  await change(0, () => true)
  await change(3, () => false)
  await change(100, (place) => place === 1)
})
