import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * File that static hosts serve for URLs without a file (`src/main-fallback.ts`). It preloads what every console page
 * needs, since few other URLs lack a file.
 */
export const FALLBACK = '404.html'

/** Exits and says how to build if `folder` has no finished build. */
export function requireBuild(folder: string, mode: string): void {
  if (existsSync(join(folder, FALLBACK))) return
  console.error(
    `There is no build in ${folder}. Run this first: npm run ${mode === 'demo' ? 'build:demo' : 'build'}`,
  )
  process.exit(1)
}
