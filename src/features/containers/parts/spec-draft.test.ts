import { expect, test } from 'vitest'
import { type SpecDraft, specProblems } from './spec-draft.ts'

const problemsOf = (name: string, value: string | null, secret = true) => {
  const spec: SpecDraft = {
    image: 'shop/api:1.0.0',
    planId: 'ctplan_starter',
    cpuRequestMillis: null,
    memoryRequestMb: null,
    ports: [],
    env: [{ name, value, secret }],
  }
  return specProblems(spec, [], new Set(['KEY']))['env.0.value']
}

test('a port and resource requests must be whole numbers', () => {
  const spec: SpecDraft = {
    image: 'shop/api:1.0.0',
    planId: 'ctplan_starter',
    cpuRequestMillis: 50.5,
    memoryRequestMb: 32.5,
    ports: [{ port: 80.5, protocol: 'tcp', public: false }],
    env: [],
  }
  expect(Object.keys(specProblems(spec, []))).toEqual(
    expect.arrayContaining(['cpuRequestMillis', 'memoryRequestMb', 'ports.0']),
  )
})

test('a secret needs a value, unless one is stored under its name', () => {
  expect(problemsOf('KEY', null)).toBeUndefined()
  expect(problemsOf('TOKEN', null)).toBe('Enter a value.')
  expect(problemsOf('TOKEN', '')).toBe('Enter a value.')
  expect(problemsOf('TOKEN', 'abc')).toBeUndefined()
  expect(problemsOf('LOG_LEVEL', '', false)).toBeUndefined()
})
