import { describe, expect, it } from 'vitest'
import { operations } from '#mocks/contract/operations.gen.ts'
import { handlersOfTag } from '#mocks/handlers/index.ts'

/** Names of the first that the second lacks. */
const missing = (wanted: object, present: object) => Object.keys(wanted).filter((name) => !(name in present))

describe('the operations of the contract', async () => {
  const handlers = await Promise.all(
    Object.entries(handlersOfTag).map(async ([tag, load]) => [tag, await load()] as const),
  )
  const ofTag = (tag: string) => Object.entries(operations).filter(([, operation]) => operation.tag === tag)

  it('that have no handler would be seen', () => {
    expect(missing({ listVms: {}, getVm: {} }, { getVm: {} })).toEqual(['listVms'])
  })

  it('have a handler each, which comes with their tag', () => {
    const lacking = handlers.flatMap(([tag, loaded]) => missing(Object.fromEntries(ofTag(tag)), loaded))
    expect(lacking).toEqual([])
  })

  it('are all that handlers are for', () => {
    expect(handlers.flatMap(([, loaded]) => missing(loaded, operations))).toEqual([])
  })
})
