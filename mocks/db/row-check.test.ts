import { describe, expect, test } from 'vitest'
import { z } from '../kernel/zod.ts'
import { seedWorld } from '../seed/index.ts'
import { collections } from './collections.ts'
import { InvalidRowError } from './errors.ts'
import { createRowParser, fitsOf } from './row-check.ts'

const seeded = await seedWorld({
  dataset: 'default',
  seed: 1,
  epoch: Date.parse('2026-03-02T09:00:00Z'),
  seedVariants: ['failures', 'unpaid-invoices'],
})

/** Values that most fields reject. */
const STRANGE = [undefined, null, '', 'x'.repeat(300), -1, 0.5, 2 ** 60, Number.NaN, true, [], [1], {}]

describe.each(Object.entries(collections))('rows of %s', (name, { schema }) => {
  const rows = ((seeded as Record<string, readonly object[] | undefined>)[name] ?? []).slice(0, 40)

  test('seed rows pass without zod', () => {
    for (const row of rows) expect(fitsOf(schema)(row), JSON.stringify(row)).toBe(true)
  })

  test('pass only if zod accepts them unchanged', () => {
    for (const row of rows.slice(0, 6)) {
      const variants: unknown[] = [{ ...row, unknown: 1 }, null, [], 'row']
      for (const field of Object.keys(row)) {
        const { [field]: _, ...rest } = row as Record<string, unknown>
        variants.push(rest, ...STRANGE.map((value) => ({ ...row, [field]: value })))
      }
      for (const variant of variants) {
        if (!fitsOf(schema)(variant)) continue
        const checked = schema.safeParse(variant)
        expect(checked.success, `${name} ${JSON.stringify(variant)}`).toBe(true)
        expect(checked.data).toEqual(variant)
      }
    }
  })
})

test('leaves rare members to zod, and values that zod transforms', () => {
  const schema = z.strictObject({
    id: z.string(),
    at: z.string().transform(Number),
    tag: z.string().regex(/^a/),
  })
  expect(
    createRowParser('things', schema as unknown as z.ZodType<object>)({ id: '1', at: '5', tag: 'ab' }),
  ).toEqual({
    id: '1',
    at: 5,
    tag: 'ab',
  })
  expect(() =>
    createRowParser('things', schema as unknown as z.ZodType<object>)({ id: '1', at: '5', tag: 'b' }),
  ).toThrow(InvalidRowError)
})

test('deep-freezes a stored row, but not one that is only checked', () => {
  const given = { ...structuredClone(seeded.vms?.[0]), tags: ['a'] }
  expect(fitsOf(collections.vms.schema)(given)).toBe(true)
  expect(Object.isFrozen(given) || Object.isFrozen(given.tags)).toBe(false)
  expect(createRowParser('vms', collections.vms.schema)(given)).toBe(given)
  expect(Object.isFrozen(given) && Object.isFrozen(given.tags)).toBe(true)
})

test('names the collection and field of an error', () => {
  const [vm] = seeded.vms ?? []
  expect(() => createRowParser('vms', collections.vms.schema)({ ...vm, status: 'asleep' })).toThrow(
    /^vms .*status/s,
  )
})
