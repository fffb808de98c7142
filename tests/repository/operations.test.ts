import { describe, expect, it } from 'vitest'
import { operations } from '#mocks/contract/operations.gen.ts'
import { handlersOfTag } from '#mocks/handlers/index.ts'

/** Names that are missing in the second object. */
const missing = (wanted: object, present: object) => Object.keys(wanted).filter((name) => !(name in present))

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
})
