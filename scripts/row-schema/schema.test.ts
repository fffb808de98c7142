import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { createControl } from '#mocks/admin/control.ts'
import { collections } from '#mocks/db/collections.ts'
import { startNodeMocks } from '#mocks/node.ts'
import { rowSchema } from './schema.ts'

test('describes the rows of the demo data', async () => {
  const { runtime } = await startNodeMocks()
  const control = createControl(runtime)
  const rows: Record<string, unknown> = {}
  for (const name of Object.keys(collections) as (keyof typeof collections)[])
    rows[name] = (await control.rows(name, { limit: 20 })).rows
  await runtime.close()
  const validate = new Ajv2020({ strict: false }).compile(rowSchema())
  expect(validate(rows), JSON.stringify(validate.errors)).toBe(true)
  expect(validate({ ...rows, vms: [{ id: 'vm_1' }] })).toBe(false)
})

test('describes chosen collections', () => {
  expect(Object.keys(rowSchema(['volumes', 'vms']).properties)).toEqual(['vms', 'volumes'])
})
