import { expect, test, vi } from 'vitest'
import { savedScenarioMemory } from './saved-scenario-memory.ts'

/** Scenarios that are read from a text in the browser's storage. */
function readFrom(text: string | null) {
  vi.stubGlobal('localStorage', { getItem: () => text })
  return savedScenarioMemory('app').read()
}

test('reads what has been saved', () => {
  expect(readFrom(null)).toEqual([])
  expect(readFrom('[{"name":"mine","persona":"viewer"}]')).toEqual([{ name: 'mine', persona: 'viewer' }])
})

test('reads nothing from a damaged text', () => {
  for (const text of ['', '{', '{}', 'null', '[null]', '[{"name":5}]']) expect(readFrom(text)).toEqual([])
})
