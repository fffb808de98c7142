import { execFileSync } from 'node:child_process'

/** Runs git in a folder. Returns what it prints, and throws if it fails. */
export type Git = (...args: readonly string[]) => string

export function gitIn(folder: string): Git {
  // In containers the checkout may belong to another user, which git rejects by default.
  return (...args) =>
    execFileSync('git', ['-c', 'safe.directory=*', '-c', 'core.quotePath=off', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
}
