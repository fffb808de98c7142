import type { Runner } from './runner.ts'

export interface Step {
  /** Name of the npm script. */
  script: string
  /** Test runner of the script, for counting tests; absent for checks without tests. */
  runner?: Runner
  /** More arguments of the script. */
  args?: readonly string[]
}

/**
 * Steps of `npm test`, in order: those that are fast to run and to fix come first. Steps of a row run in parallel;
 * none of them keeps two processors busy for long.
 */
export const rows: readonly (readonly Step[])[] = [
  [
    { script: 'contract:lint' },
    { script: 'types' },
    { script: 'lint' },
    { script: 'lint:arrows' },
    { script: 'browser' },
  ],
  [{ script: 'test:repository', runner: 'vitest' }],
  [{ script: 'test:unit', runner: 'vitest' }],
  [{ script: 'test:contract', runner: 'vitest' }],
  [{ script: 'test:world', runner: 'vitest' }],
  [{ script: 'test:conformance', runner: 'vitest' }],
  [{ script: 'build' }, { script: 'build:demo' }],
  // Each uses one page at a time.
  [
    { script: 'test:build', runner: 'vitest' },
    { script: 'test:worker', runner: 'playwright' },
  ],
  [{ script: 'test:firefox', runner: 'vitest' }],
  [{ script: 'test:e2e', runner: 'playwright' }],
  [{ script: 'test:server', runner: 'playwright' }],
  [{ script: 'test:mixed', runner: 'playwright' }],
  [{ script: 'test:outcomes:each', runner: 'playwright' }],
  [{ script: 'test:a11y', runner: 'playwright' }],
]

export const steps: readonly Step[] = rows.flat()

/** Steps that all later rows depend on. */
export const needed: ReadonlySet<string> = new Set(['build', 'build:demo', 'browser'])
