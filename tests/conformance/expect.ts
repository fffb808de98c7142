import assert from 'node:assert/strict'
import type { AnyResponse } from '../contract/suite/api.ts'
import type { OutcomeName } from '../contract/suite/contract.ts'

type CheckedResponse = Pick<AnyResponse, 'status' | 'outcome'>

/** Fails unless a response has one of the outcomes. */
export function assertOutcome({ outcome }: CheckedResponse, outcomes: readonly OutcomeName[]): void {
  if (!outcomes.includes(outcome)) assert.equal(outcome, outcomes.join(' or '))
}

/** Fails unless a response is a success. @param about request, if it is not the only one */
export function assertSuccess({ status, outcome }: CheckedResponse, about?: string): void {
  if (status >= 300) assert.equal(outcome, '2xx', about)
}

/** Fails if the caller is denied. */
export function assertAllowed({ status, outcome }: CheckedResponse): void {
  if (status === 401 || status === 403) assert.equal(outcome, 'neither 401 nor 403')
}
