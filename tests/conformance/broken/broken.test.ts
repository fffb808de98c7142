import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checks } from '../checks/index.ts'
import { demoCredentials } from '../credentials.ts'
import { Hooks } from '../hooks.ts'
import { type InProcess, startInProcess } from '../in-process.ts'
import { run } from '../run.ts'
import { breakResponses, header, withHeader } from './breaking.ts'
import { variants } from './variants/index.ts'
import type { Variant } from './variants/variant.ts'

/*
 * Verifies that the checks find bugs: a server with one defect must fail the checks about it. The correct mock passes
 * them.
 */

let mock: InProcess
beforeAll(async () => {
  mock = await startInProcess()
})
afterAll(() => mock.stop())

async function failuresOf({ caughtBy, breaks }: Variant, isSecure = false): Promise<string[]> {
  const concerned = checks.filter(({ id }) => id.startsWith(caughtBy))
  const driver = { ...mock.driver(breaks()), isSecure }
  const { results } = await run(concerned, driver, {
    credentials: demoCredentials,
    hooks: await Hooks.of(driver),
    transitionTimeout: 1,
    run: 'broken',
  })
  return results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ check, message }) => `${check.id}: ${message}`)
}

describe('over HTTPS', () => {
  const sets = (attributes: string): Variant => ({
    name: attributes,
    caughtBy: 'sessions/logIn/sets-a-cookie',
    breaks: () =>
      breakResponses('logIn', (reply) =>
        withHeader(reply, 'set-cookie', `${header(reply, 'set-cookie')}${attributes}`),
      ),
  })
  test('detects a server whose cookie is not Secure', async () => {
    expect(await failuresOf(sets(''), true)).toEqual([expect.stringContaining('it is not Secure')])
    expect(await failuresOf(sets('; Secure'), true)).toEqual([])
  })
})

describe('detects a server that', () => {
  test.for(variants.map((it) => [it.name, it] as const))('%s', async ([, variant]) => {
    expect(await failuresOf(variant)).not.toEqual([])
  })
})
