import { type Git, gitIn } from '../git.ts'

/** Changes since the merge base with `main`, and uncommitted ones. */
export interface Changes {
  /** Commit that the changes are relative to. */
  readonly base: string
  readonly files: readonly string[]
}

function isCommit(git: Git, ref: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
    return true
  } catch {
    return false
  }
}

/**
 * Without `ref`: relative to `origin/main` or `main`. On `main` itself that leaves edits, and commits not pushed yet.
 * @returns null if there is no such commit
 */
export function readChanges(ref?: string, folder = '.'): Changes | null {
  const git = gitIn(folder)
  const refs = ref === undefined ? ['origin/main', 'main', 'HEAD'] : [ref]
  const found = refs.find((it) => isCommit(git, it))
  if (found === undefined) return null
  const base = git('merge-base', found, 'HEAD').trim()
  const changed = git('diff', '--name-only', '--no-renames', '-z', base)
  const added = git('ls-files', '--others', '--exclude-standard', '-z')
  return { base, files: [...new Set(`${changed}${added}`.split('\0').filter(Boolean))].toSorted() }
}

/** Tracked and new files below some folders, also deleted ones. */
export function filesBelow(...folders: string[]): string[] {
  const list = gitIn('.')('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...folders)
  return [...new Set(list.split('\0').filter(Boolean))]
}
