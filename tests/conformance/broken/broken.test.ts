import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checks } from '../checks/index.ts'
import { demoCredentials } from '../credentials.ts'
import { Hooks } from '../hooks.ts'
import { type InProcess, startInProcess } from '../in-process.ts'
import { run } from '../run.ts'
import { variants } from './variants/index.ts'
import type { Variant } from './variants/variant.ts'

/*
 * Whether the checks bite: a server that does one thing wrong must fail those that are about it. The mock as it is passes
 * them, which is seen beside this.
 */

let mock: InProcess
beforeAll(async () => {
  mock = await startInProcess()
})
afterAll(() => mock.stop())

async function failuresOf({ caughtBy, breaks }: Variant): Promise<string[]> {
  const concerned = checks.filter(({ id }) => id.startsWith(caughtBy))
  const driver = mock.driver(breaks())
  const { results } = await run(concerned, driver, {
    credentials: demoCredentials,
    hooks: await Hooks.of(driver),
    patience: 1,
    run: 'broken',
  })
  return results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ check, message }) => `${check.id}: ${message}`)
}

describe('a server is caught that', () => {
  test.for(variants.map((it) => [it.name, it] as const))('%s', async ([, variant]) => {
    expect(await failuresOf(variant)).not.toEqual([])
  })
})
