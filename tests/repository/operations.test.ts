import { describe, expect, it } from 'vitest'
import { operations } from '#mocks/contract/operations.gen.ts'
import { handlers } from '#mocks/handlers/index.ts'

/** Names of the first that the second lacks. */
const missing = (wanted: object, present: object) => Object.keys(wanted).filter((name) => !(name in present))

describe('the operations of the contract', () => {
  it('that have no handler would be seen', () => {
    expect(missing({ listVms: {}, getVm: {} }, { getVm: {} })).toEqual(['listVms'])
  })

  it('have a handler each', () => expect(missing(operations, handlers)).toEqual([]))

  it('are all that handlers are for', () => expect(missing(handlers, operations)).toEqual([]))
})
