import type { Runner } from './runner.ts'
import { type Suite, suites } from './suites.ts'

export interface Step {
  /** Name of the npm script. */
  script: string
  /** Test runner of the script, for counting tests; absent for checks without tests. */
  runner?: Runner
  /** More arguments of the script. */
  args?: readonly string[]
  /** Suites that the script runs together; each is listed by itself. */
  suites?: readonly Suite[]
}

/**
 * Steps of `npm test`, in order: those that are fast to run and to fix come first. Steps of a row run in parallel;
 * none of them keeps two processors busy for long.
 */
export const rows: readonly (readonly Step[])[] = [
  [
    { script: 'contract:lint' },
    // Each of several checkers, four by default, checks the types that their files share: twice the processor time.
    { script: 'types', args: ['--checkers', '1'] },
    { script: 'lint' },
    { script: 'lint:arrows' },
    { script: 'browser' },
  ],
  [{ script: 'test:node', runner: 'vitest', suites }],
  [{ script: 'build' }, { script: 'build:demo' }],
  // Each uses one page at a time.
  [
    { script: 'test:build', runner: 'vitest' },
    { script: 'test:worker', runner: 'playwright' },
  ],
  [{ script: 'test:firefox', runner: 'vitest' }],
  // These tests wait a sixth of their time, so three workers fill two processors. For a few files two are faster.
  [{ script: 'test:e2e', runner: 'playwright', args: ['--workers=3'] }],
  [{ script: 'test:server', runner: 'playwright' }],
  [{ script: 'test:mixed', runner: 'playwright' }],
  [{ script: 'test:outcomes:each', runner: 'playwright' }],
  [{ script: 'test:workshop', runner: 'playwright' }],
  [{ script: 'test:a11y', runner: 'playwright' }],
]

export const steps: readonly Step[] = rows.flat()

/** Names under which a step is listed. */
export const namesOf = ({ script, suites }: Step): readonly string[] =>
  suites?.map((suite) => suite.script) ?? [script]

/** Steps that all later rows depend on. */
export const needed: ReadonlySet<string> = new Set(['build', 'build:demo', 'browser'])
