import type { Runner } from './runner.ts'

export interface Step {
  /** Name of the npm script. */
  script: string
  /** The test runner behind it, whose report is counted; absent for a check that has no tests. */
  runner?: Runner
}

/**
 * The steps of `npm test`, in order: what is quick to run and quick to mend comes first. Those of one row run side by
 * side: none of these keeps two processors busy for long.
 */
export const rows: readonly (readonly Step[])[] = [
  [{ script: 'contract:lint' }, { script: 'types' }, { script: 'lint' }, { script: 'lint:arrows' }],
  [{ script: 'test:repository', runner: 'vitest' }],
  [{ script: 'test:unit', runner: 'vitest' }],
  [{ script: 'test:contract', runner: 'vitest' }],
  [{ script: 'test:conformance', runner: 'vitest' }],
  [{ script: 'build' }, { script: 'build:demo' }],
  [{ script: 'browser' }],
  // One tab goes through all of the second while the first builds once more.
  [
    { script: 'test:build', runner: 'vitest' },
    { script: 'test:worker', runner: 'playwright' },
  ],
  [{ script: 'test:e2e', runner: 'playwright' }],
  [{ script: 'test:server', runner: 'playwright' }],
  [{ script: 'test:mixed', runner: 'playwright' }],
  [{ script: 'test:outcomes:each', runner: 'playwright' }],
  [{ script: 'test:a11y', runner: 'playwright' }],
]

export const steps: readonly Step[] = rows.flat()

/** What the rows after them can do nothing without. */
export const needed: ReadonlySet<string> = new Set(['build', 'build:demo', 'browser'])
