import { operations } from '#mocks/contract/operations.gen.ts'
import { expect } from '#tests/mocks.ts'
import type { Operation } from './error-case.ts'
import { outcomes, takesAll } from './outcomes.ts'
import { problemsOf, test } from './walk.ts'

const all = Object.keys(operations) as Operation[]
const pairsOf = (list: readonly Operation[]) => list.reduce((sum, it) => sum + problemsOf(it).length, 0)

test('nearly every documented error is triggered', () => {
  const met = all.filter((operation) => typeof outcomes[operation] !== 'string')
  const report = `${pairsOf(met)} of ${pairsOf(all)} documented errors are met, of ${met.length} of ${all.length} operations.`
  test.info().annotations.push({ type: 'coverage', description: report })
  // Coverage must not decrease.
  expect(pairsOf(met) / pairsOf(all), report).toBeGreaterThan(0.98)
})

/**
 * Forces every documented error of every operation in the UI and checks that the screen shows it. All of them take
 * twenty minutes (`npm run test:outcomes`); `npm test` runs one per operation, rotating through the statuses.
 */
for (const [index, operation] of all.entries()) {
  const errorCase = outcomes[operation]
  const problems = problemsOf(operation)
  const taken = takesAll ? problems : problems.slice(index % problems.length).slice(0, 1)
  if (typeof errorCase === 'string') continue
  for (const { status, code } of taken) {
    test(`${operation} ${status}`, async ({ meet }) => {
      await meet(operation, errorCase, status, code)
    })
  }
}
