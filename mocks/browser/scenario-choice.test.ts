import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Scenario } from '../scenarios/document.ts'
import { startingScenario } from '../scenarios/selection.ts'
import { scenarioMemory } from './scenario-choice.ts'

const NAME = 'test-mock'
const KEY = `${NAME}-scenario`
const slow: Scenario = {
  ...startingScenario,
  name: 'slow',
  network: { ...startingScenario.network, latencyMs: 2000 },
}
/** Names an unknown seed variant. */
const invalid = {
  ...slow,
  seedVariants: ['raining-cats'],
} as unknown as Scenario

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

const memoryOf = (build: string | null) => scenarioMemory(NAME, build)

test.each(['build-1', null])('the next page of %s restores the stored scenario', async (build) => {
  memoryOf(build).save(slow)
  expect(await memoryOf(build).recall()).toEqual(slow)
})

test('another build restores it too', async () => {
  memoryOf('build-1').save(slow)
  expect(await memoryOf('build-2').recall()).toEqual(slow)
})

test('a scenario stored without a build id is restored too', async () => {
  stored.set(KEY, JSON.stringify({ ...slow, title: 'A slow line' }, null, 1))
  expect(await memoryOf('build-1').recall()).toEqual(slow)
})

test('the same build does not validate its own stored scenario again', async () => {
  memoryOf('build-1').save(invalid)
  expect(await memoryOf('build-1').recall()).toEqual(invalid)
})

describe('falls back to the starting scenario', () => {
  test('if nothing is stored', async () => {
    expect(await memoryOf('build-1').recall()).toEqual(startingScenario)
  })

  test.each([
    ['build-1', 'build-2'],
    [null, null],
  ])('discards what %s stored if it is invalid for %s', async (before, now) => {
    memoryOf(before).save(invalid)
    expect(await memoryOf(now).recall()).toEqual(startingScenario)
  })

  test('discards a stored scenario that was edited and is invalid', async () => {
    memoryOf('build-1').save(slow)
    stored.set(KEY, stored.get(KEY)?.replace('"latencyMs":2000', '"latencyMs":-2000') ?? '')
    expect(await memoryOf('build-1').recall()).toEqual(startingScenario)
  })

  test.each(['', 'no JSON', '{"name":"slow"', 'null', 'word {"name":'])('%j', async (text) => {
    stored.set(KEY, text)
    expect(await memoryOf('build-1').recall()).toEqual(startingScenario)
  })

  test('works when storage is forbidden', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
    expect(await memoryOf('build-1').recall()).toEqual(startingScenario)
  })
})
