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
const stray = {
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

test.each(['build-1', null])('the next page of %s goes on in the scenario that was kept', async (build) => {
  memoryOf(build).keep(slow)
  expect(await memoryOf(build).recall()).toEqual(slow)
})

test('other code goes on in it as well', async () => {
  memoryOf('build-1').keep(slow)
  expect(await memoryOf('build-2').recall()).toEqual(slow)
})

test('one that was kept without a word is gone on in too', async () => {
  stored.set(KEY, JSON.stringify({ ...slow, title: 'A slow line' }, null, 1))
  expect(await memoryOf('build-1').recall()).toEqual(slow)
})

test('the same code does not check again what it has kept', async () => {
  memoryOf('build-1').keep(stray)
  expect(await memoryOf('build-1').recall()).toEqual(stray)
})

describe('the scenario to start with takes the place of', () => {
  test('nothing', async () => {
    expect(await memoryOf('build-1').recall()).toEqual(startingScenario)
  })

  test.each([
    ['build-1', 'build-2'],
    [null, null],
  ])('what %s has kept and no longer fits for %s', async (before, now) => {
    memoryOf(before).keep(stray)
    expect(await memoryOf(now).recall()).toEqual(startingScenario)
  })

  test('what has been changed since and does not fit', async () => {
    memoryOf('build-1').keep(slow)
    stored.set(KEY, stored.get(KEY)?.replace('"latencyMs":2000', '"latencyMs":-2000') ?? '')
    expect(await memoryOf('build-1').recall()).toEqual(startingScenario)
  })

  test.each(['', 'no JSON', '{"name":"slow"', 'null', 'word {"name":'])('%j', async (text) => {
    stored.set(KEY, text)
    expect(await memoryOf('build-1').recall()).toEqual(startingScenario)
  })

  test('what lies in a storage that is forbidden', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
    expect(await memoryOf('build-1').recall()).toEqual(startingScenario)
  })
})
