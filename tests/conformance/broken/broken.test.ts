import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type InProcess, startInProcess } from '../in-process.ts'
import { breakResponses, header, withHeader } from './breaking.ts'
import { detect } from './detect.ts'
import { tableOf } from './table.ts'
import { variants } from './variants/index.ts'
import { type Variant, variant } from './variants/variant.ts'

/*
 * Verifies that the checks find bugs: a server with one defect must fail the check about it, and no check about
 * another operation. The correct mock passes them.
 */

/** Longest wait for an event, in milliseconds. The mock sends events before it answers the request. */
const STREAM_TIMEOUT = 500

let mock: InProcess
beforeAll(async () => {
  mock = await startInProcess(STREAM_TIMEOUT)
})
afterAll(() => mock.stop())

describe('over HTTPS', () => {
  const sets = (attributes: string): Variant =>
    variant(attributes, 'sessions/logIn/sets-a-cookie', () =>
      breakResponses('logIn', (reply) =>
        withHeader(reply, 'set-cookie', `${header(reply, 'set-cookie')}${attributes}`),
      ),
    )
  test('detects a server whose cookie is not Secure', async () => {
    const isSecure = { isSecure: true }
    expect((await detect(mock, sets(''), isSecure)).expected).toEqual([
      expect.stringContaining('it is not Secure'),
    ])
    expect((await detect(mock, sets('; Secure'), isSecure)).all).toEqual([])
  })
})

describe('detects a server that', () => {
  test.for(variants.map((it) => [it.name, it] as const))('%s', async ([, broken]) => {
    const { expected, strays, all } = await detect(mock, broken)
    expect(
      expected,
      `It must fail for ${broken.says ?? broken.caughtBy}, but failed:\n${all.join('\n')}`,
    ).not.toEqual([])
    expect(strays).toEqual([])
  })
})

describe('the variants', () => {
  test('name what they expect', () => {
    const names = variants.map(({ name }) => name)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(
      variants.filter(({ caughtBy, says }) => caughtBy.split('/')[2] === '' && !says).map(({ name }) => name),
    ).toEqual([])
  })

  test('are at least 100, at least half of them without hooks', () => {
    expect(variants.length).toBeGreaterThanOrEqual(100)
    expect(variants.filter(({ needsHooks }) => !needsHooks).length).toBeGreaterThanOrEqual(
      variants.length / 2,
    )
  })

  test('are in the table', async () => {
    await expect(tableOf(variants)).toMatchFileSnapshot('./README.md')
  })
})
