import { gitIn } from '../git.ts'

/** Times of a file's commits in epoch milliseconds. */
export interface FileDates {
  readonly created: number
  readonly changed: number
}

/**
 * Dates of all committed files, by path relative to the repository. Empty without git's complete history, such as in a
 * source archive or a shallow clone: no date is better than a wrong one.
 */
export function readFileDates(folder: string): ReadonlyMap<string, FileDates> {
  const dates = new Map<string, FileDates>()
  let time = 0
  for (const line of readLog(folder).split('\n')) {
    if (line.startsWith('@')) time = Number(line.slice(1)) * 1000
    // Newest commits come first.
    else if (line !== '') dates.set(line, { created: time, changed: dates.get(line)?.changed ?? time })
  }
  return dates
}

function readLog(folder: string): string {
  const git = gitIn(folder)
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return ''
    return git('log', '--no-renames', '--format=@%ct', '--name-only', '--relative')
  } catch {
    return ''
  }
}
