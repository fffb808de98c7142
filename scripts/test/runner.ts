export type Runner = 'vitest' | 'playwright'
