import { expect, it } from 'vitest'
import { DESIRED, nextStep, replicaOf, type SampleReplica } from './rollout-steps.ts'

const replicasOf = (revision: number) =>
  Array.from({ length: DESIRED }, (_, index) => replicaOf(revision, index))

function allSteps(start: readonly SampleReplica[], revision: number): readonly (readonly SampleReplica[])[] {
  const steps = [start]
  for (let step = nextStep(start, revision); step !== null; step = nextStep(step, revision)) {
    steps.push(step)
    if (steps.length > 50) throw new Error('The rollout does not end.')
  }
  return steps
}

it('replaces every replica without ever having fewer than desired, nor more than one too many', () => {
  const steps = allSteps(replicasOf(41), 42)
  expect(steps.at(-1)?.map(({ name }) => name)).toEqual(replicasOf(42).map(({ name }) => name))
  expect(steps.at(-1)?.every(({ status }) => status === 'ready')).toBe(true)
  for (const step of steps) {
    expect(step.filter(({ status }) => status === 'ready').length).toBeGreaterThanOrEqual(DESIRED)
    expect(step.length).toBeLessThanOrEqual(DESIRED + 1)
    expect(new Set(step.map(({ name }) => name)).size).toBe(step.length)
  }
})

it.each([1, 2, 3, 4, 5, 6])('rolls back from step %i', (count) => {
  const midway = allSteps(replicasOf(41), 42)[count] ?? []
  const back = allSteps(midway, 41).at(-1) ?? []
  expect(back.map(({ name }) => name).sort()).toEqual(
    replicasOf(41)
      .map(({ name }) => name)
      .sort(),
  )
})
