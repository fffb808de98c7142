import { describe, expect, it } from 'vitest'
import { operations } from '#mocks/contract/operations.gen.ts'
import { handlersOfTag } from '#mocks/handlers/index.ts'
import { contract, valueAt } from '#tests/contract/suite/contract.ts'

/** Names that are missing in the second object. */
const missing = (wanted: object, present: object) => Object.keys(wanted).filter((name) => !(name in present))

interface Schema {
  readonly $ref?: string
  readonly properties?: object
}

const schemaAt = (pointer: string) => valueAt(pointer) as Schema

describe('the operations of the contract', async () => {
  const loaded: Record<string, object> = {}
  for (const [tag, load] of Object.entries(handlersOfTag)) loaded[tag] = await load()

  it('would be reported without a handler', () => {
    expect(missing({ listVms: {}, getVm: {} }, { getVm: {} })).toEqual(['listVms'])
  })

  it('have one handler each, loaded with their tag', () => {
    const lacking = Object.entries(operations).filter(([id, { tag }]) => !(id in (loaded[tag] ?? {})))
    expect(lacking.map(([id]) => id)).toEqual([])
  })

  it('cover all handlers', () => {
    expect(Object.values(loaded).flatMap((handlers) => missing(handlers, operations))).toEqual([])
  })

  it('require paid invoices where a plan or size is chosen', () => {
    const choosing = contract.filter(({ body }) => {
      const { $ref: at, properties } = body === null ? {} : schemaAt(body.schemaPointer)
      const fields = properties ?? (at === undefined ? {} : schemaAt(at.slice(1)).properties)
      return fields !== undefined && ('planId' in fields || 'sizeId' in fields)
    })
    expect(choosing.length).toBeGreaterThan(10)
    const free = choosing.filter(({ responses }) => responses.every(({ status }) => status !== 402))
    // Signing up creates an organization, which can't owe anything.
    expect(free.map(({ id }) => id)).toEqual(['completeSignUp'])
  })
})
