import { expect, test } from 'vitest'
import { operations } from '../../contract/operations.gen.ts'
import { inlineScenario } from '../../scenarios/document.ts'
import {
  conditionsOf,
  describeOutcome,
  documentedOutcomes,
  faults,
  findSubjects,
  handling,
  subjects,
} from './outcomes.ts'

test('every target has outcomes, and each one is a valid rule', () => {
  expect(subjects.length).toBeGreaterThan(Object.keys(operations).length)
  for (const { target } of subjects) {
    const outcomes = documentedOutcomes(target)
    expect(outcomes, target).not.toEqual([])
    const rules = [...outcomes, ...faults, ...handling].map(({ then }) => ({ operation: target, then }))
    expect(inlineScenario.safeParse({ rules }).error?.issues ?? []).toEqual([])
  }
})

test('lists all documented problems of an operation; for several, only those they share', () => {
  const labels = documentedOutcomes('createVm').map(({ label }) => label)
  expect(labels).toContain('409 quota_exceeded')
  expect(labels).toContain('503 unavailable')
  const shared = documentedOutcomes('*').map(({ label }) => label)
  expect(shared).toContain('503 unavailable')
  expect(shared).not.toContain('409 quota_exceeded')
})

test('finds an operation by name, path and summary', () => {
  expect(findSubjects('createvm')[0]?.target).toBe('createVm')
  expect(findSubjects('POST /vms').map(({ target }) => target)).toContain('createVm')
  expect(findSubjects('tag:billing')[0]?.target).toBe('tag:billing')
  expect(findSubjects('nothing like it')).toEqual([])
})

test('describes a rule', () => {
  const rule = {
    operation: 'getVm',
    when: { call: 3, times: 1, match: { path: { vmId: 'vm_1' } } },
    then: { respond: { status: 404, code: 'not_found' } },
  } as const
  expect(describeOutcome(rule)).toBe('404 not_found')
  expect(conditionsOf(rule)).toBe('from request 3, once, where vmId = vm_1')
  expect(conditionsOf({ operation: 'getVm', then: { delayMs: 5 } })).toBe('')
})
