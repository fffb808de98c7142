import { expect, test } from 'vitest'
import { type SpecDraft, specProblems, withoutSecrets } from './spec-draft.ts'

const specOf = (env: SpecDraft['env']): SpecDraft => ({
  image: 'shop/api:1.0.0',
  planId: 'ctplan_starter',
  cpuRequestMillis: null,
  memoryRequestMb: null,
  ports: [],
  env,
})

const problemsOf = (name: string, value: string | null, secret = true) =>
  specProblems(specOf([{ name, value, secret }]), [], new Set(['KEY']))['env.0.value']

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

test('a typed secret is not stored, and has to be typed again even if an older value exists', () => {
  const spec = specOf([
    { name: 'KEY', value: 'new', secret: true },
    { name: 'TOKEN', value: null, secret: true },
    { name: 'LOG_LEVEL', value: 'info', secret: false },
  ])
  const stored = withoutSecrets(spec)
  expect(stored.env.map(({ value }) => value)).toEqual(['', null, 'info'])
  expect(specProblems(stored, [], new Set(['KEY', 'TOKEN']))).toMatchObject({
    'env.0.value': 'Enter a value.',
  })
  expect(specProblems(stored, [], new Set(['KEY', 'TOKEN']))).not.toHaveProperty('env.1.value')
})
