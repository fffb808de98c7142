import { describe, expect, test } from 'vitest'
import { z } from '../kernel/zod.ts'
import { seedWorld } from '../seed/index.ts'
import { collections } from './collections.ts'
import { InvalidRowError } from './errors.ts'
import { fitsOf, freezerOf } from './row-check.ts'

const seeded = await seedWorld({ dataset: 'default', seed: 1, epoch: Date.parse('2026-03-02T09:00:00Z') })

/** Values that most fields reject. */
const STRANGE = [undefined, null, '', 'x'.repeat(300), -1, 0.5, 2 ** 60, Number.NaN, true, [], [1], {}]

describe.each(Object.entries(collections))('rows of %s', (name, { schema }) => {
  const rows = ((seeded as Record<string, readonly object[] | undefined>)[name] ?? []).slice(0, 40)

  test('that a data set has fit without zod', () => {
    for (const row of rows) expect(fitsOf(schema)(row), JSON.stringify(row)).toBe(true)
  })

  test('fit only if zod takes them as they are', () => {
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

test('parts that rows seldom have are left to zod, also what zod changes', () => {
  const schema = z.strictObject({
    id: z.string(),
    at: z.string().transform(Number),
    tag: z.string().regex(/^a/),
  })
  expect(
    freezerOf('things', schema as unknown as z.ZodType<object>)({ id: '1', at: '5', tag: 'ab' }),
  ).toEqual({
    id: '1',
    at: 5,
    tag: 'ab',
  })
  expect(() =>
    freezerOf('things', schema as unknown as z.ZodType<object>)({ id: '1', at: '5', tag: 'b' }),
  ).toThrow(InvalidRowError)
})

test('a row that is given is frozen all the way down, one that is only looked at is not', () => {
  const given = { ...structuredClone(seeded.vms?.[0]), tags: ['a'] }
  expect(fitsOf(collections.vms.schema)(given)).toBe(true)
  expect(Object.isFrozen(given) || Object.isFrozen(given.tags)).toBe(false)
  expect(freezerOf('vms', collections.vms.schema)(given)).toBe(given)
  expect(Object.isFrozen(given) && Object.isFrozen(given.tags)).toBe(true)
})

test('says which field of which collection is wrong', () => {
  const [vm] = seeded.vms ?? []
  expect(() => freezerOf('vms', collections.vms.schema)({ ...vm, status: 'asleep' })).toThrow(
    /^vms .*status/s,
  )
})
