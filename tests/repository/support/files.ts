import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the repository, without a slash at its end. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Files under version control and files about to be, as paths below the root; what git ignores is left out, and so is
 * what has been deleted since.
 * `patterns` are git pathspecs, for example `src` or `*.ts`.
 */
export function repositoryFiles(...patterns: string[]): string[] {
  // In a container the checkout may belong to another user, which git refuses unless told that it is meant.
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

/** The text of a file, given by its path below the root. */
export function readFile(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}
