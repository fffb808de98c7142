import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gitIn } from '../../../scripts/git.ts'

/** Repository root, without a trailing slash. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Tracked and new files as relative paths, without ignored and deleted ones.
 * `patterns` are git pathspecs, for example `src` or `*.ts`.
 */
export function repositoryFiles(...patterns: string[]): string[] {
  const list = gitIn(repositoryRoot)(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    ...patterns,
  )
  return list
    .split('\n')
    .filter((path) => statSync(join(repositoryRoot, path), { throwIfNoEntry: false })?.isFile())
}

/** Content of a file by its relative path. */
export function readFile(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}
