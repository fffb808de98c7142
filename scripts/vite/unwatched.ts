/**
 * Output of builds, tests and tools. The dev server must not watch it: the pages of a build, for example, would reload
 * the open page. Files generated from `openapi/` are sources, so they are not listed.
 */
export const unwatched: readonly string[] = [
  '**/dist/**',
  '**/.cache/**',
  '**/.tanstack/**',
  '**/test-results/**',
  '**/playwright-report/**',
  '**/screenshots/**',
  '**/*.log',
  '**/*.tsbuildinfo',
  '**/*.db',
  '**/*.db-wal',
  '**/*.db.*',
]
