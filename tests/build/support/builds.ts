import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const repositoryRoot = resolve(import.meta.dirname, '../../..')

export type Shape = 'production' | 'demo'

/** The folder that `npm run build` or `npm run build:demo` wrote. @throws Error when it is not there */
export function builtFolder(shape: Shape): string {
  const folder = join(repositoryRoot, 'dist', shape)
  if (existsSync(join(folder, 'index.html'))) return folder
  throw new Error(`dist/${shape} is not built yet: npm run build${shape === 'demo' ? ':demo' : ''}`)
}

/** Builds a shape into a folder of its own. `args` are those of `vite build`. */
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

/** All files below a folder, as paths relative to it. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/**
 * The modules of which at least a part ended up in a build made with source maps, as paths relative to the repository.
 * Modules that the bundler makes up itself are left out.
 */
export function modulesOf(folder: string): string[] {
  const modules = filesBelow(folder)
    .filter((path) => path.endsWith('.js.map'))
    .flatMap((path) => {
      const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(folder, path), 'utf8'))
      return sources.map((source) => resolve(folder, dirname(path), source.replace(/\?.*$/, '')))
    })
  return [...new Set(modules)]
    .filter((path) => existsSync(path))
    .map((path) => relative(repositoryRoot, path))
}
