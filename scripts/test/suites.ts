export interface Suite {
  /** Script that runs it alone. */
  readonly script: string
  /** Matches its test files. */
  readonly contains: RegExp
}

/** Suites of Vitest that run in Node and need no build. */
export const suites: readonly Suite[] = [
  { script: 'test:repository', contains: /^tests\/repository\/.*\.test\.ts$/ },
  { script: 'test:unit', contains: /^(src|mocks|scripts)\/.*\.test\.tsx?$/ },
  { script: 'test:contract', contains: /^tests\/contract\/.*\.test\.ts$/ },
  { script: 'test:world', contains: /^tests\/world\/.*\.test\.ts$/ },
  { script: 'test:conformance', contains: /^tests\/conformance\/.*\.test\.ts$/ },
]
