import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Repository root, without a trailing slash. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Tracked and new files as relative paths, without ignored and deleted ones.
 * `patterns` are git pathspecs, for example `src` or `*.ts`.
 */
export function repositoryFiles(...patterns: string[]): string[] {
  // In containers the checkout may belong to another user, which git rejects by default.
  return execFileSync(
    'git',
    ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    {
      cwd: repositoryRoot,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
    .split('\n')
    .filter((path) => statSync(join(repositoryRoot, path), { throwIfNoEntry: false })?.isFile())
}

/** Content of a file by its relative path. */
export function readFile(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}
