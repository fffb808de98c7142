import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TestInfo } from '@playwright/test'

/** Stories that a worker showed, and shared components that it didn't. */
interface Coverage {
  /** Ids of the story states that were shown. */
  readonly shownStates: readonly string[]
  /** Shared components that none of them showed: `src/ui/avatar.tsx: Avatar`. */
  readonly missingComponents: readonly string[]
}

/** Playwright empties it before each run. */
const folder = resolve(import.meta.dirname, '../../test-results/coverage')

export function writeCoverage({ workerIndex }: TestInfo, coverage: Coverage): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${workerIndex}.json`), JSON.stringify(coverage))
}

/** Merges the files of all workers. */
export function readCoverage(): Coverage {
  const all = readdirSync(folder).map(
    (name): Coverage => JSON.parse(readFileSync(join(folder, name), 'utf8')),
  )
  return {
    shownStates: all.flatMap(({ shownStates }) => shownStates),
    missingComponents: (all[0]?.missingComponents ?? []).filter((name) =>
      all.every(({ missingComponents }) => missingComponents.includes(name)),
    ),
  }
}
