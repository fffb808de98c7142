/** What runs tests and writes a report of them. */
export type Runner = 'vitest' | 'playwright'
