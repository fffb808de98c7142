import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

export const repositoryRoot = resolve(import.meta.dirname, '../../..')

export type Shape = 'production' | 'demo'

/** Output folder of `npm run build` or `npm run build:demo`. @throws Error if it does not exist */
export function builtFolder(shape: Shape): string {
  const folder = join(repositoryRoot, 'dist', shape)
  if (existsSync(join(folder, 'index.html'))) return folder
  throw new Error(`dist/${shape} is not built yet: npm run build${shape === 'demo' ? ':demo' : ''}`)
}

/** Builds into a separate folder. `args` are passed to `vite build`. */
export function build(shape: Shape, outDir: string, ...args: string[]): void {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env // the test runner's own would make it a development build
  execFileSync(
    process.execPath,
    [
      join(repositoryRoot, 'node_modules/vite/bin/vite.js'),
      ...['build', '--mode', shape, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn', ...args],
    ],
    { cwd: repositoryRoot, env, stdio: ['ignore', 'ignore', 'inherit'] },
  )
}

/** Path with slashes, also on Windows. */
export const slashed = (path: string) => path.replaceAll(sep, '/')

/** All files of a folder, as relative paths with slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(relative(folder, join(entry.parentPath, entry.name))))
}

/** Modules whose code is in a build, as paths relative to the repository. */
export function modulesOf(shape: Shape): string[] {
  return JSON.parse(readFileSync(`${builtFolder(shape)}.modules.json`, 'utf8'))
}
