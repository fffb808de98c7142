import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TestInfo } from '@playwright/test'

/** Scenes that a worker showed, and components that it didn't. Playwright empties the folder before each run. */
interface Unshown {
  /** Ids of scenes that were shown. */
  readonly scenes: readonly string[]
  /** Shared components that none of them showed: `src/ui/avatar.tsx: Avatar`. */
  readonly components: readonly string[]
}

const folder = resolve(import.meta.dirname, '../../test-results/unshown')

export function writeUnshown({ workerIndex }: TestInfo, unshown: Unshown): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${workerIndex}.json`), JSON.stringify(unshown))
}

/** Merges the files of all workers. */
export function readUnshown(): Unshown {
  const all = readdirSync(folder).map((name): Unshown => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return {
    scenes: all.flatMap(({ scenes }) => scenes),
    components: (all[0]?.components ?? []).filter((name) =>
      all.every(({ components }) => components.includes(name)),
    ),
  }
}
