import { spawnSync } from 'node:child_process'
import { redocly } from './bundle.ts'

/** Reason that the generator failed. */
export interface Fault {
  readonly message: string
  /** Path below the repository's root; undefined if only the generator itself reports an error. */
  readonly file?: string
  /** Starts at 1. */
  readonly line?: number
  readonly column?: number
}

/** Runs the linter to locate the cause of a generator error. */
export function locateFault(root: string, error: unknown): Fault {
  const { stdout, stderr } = spawnSync(process.execPath, [redocly, 'lint', '--format=github-actions'], {
    cwd: root,
    encoding: 'utf8',
  })
  return firstFault(stdout + stderr) ?? { message: error instanceof Error ? error.message : String(error) }
}

/**
 * First error in the linter's report, which uses GitHub Actions commands. A dangling reference takes precedence,
 * since it causes errors of the project's own rules.
 */
export function firstFault(report: string): Fault | undefined {
  const errors = [
    ...report.matchAll(/^::error title=([^,]*),file=([^,]+),line=(\d+),col=(\d+)[^:]*::(.*)$/gm),
  ]
  const found = errors.find(([, rule]) => rule === 'no-unresolved-refs') ?? errors[0]
  if (found === undefined) return undefined
  const [, , file = '', line, column, text = ''] = found
  const [message = ''] = text.split('%0A')
  return { message: message.replaceAll('%25', '%'), file, line: Number(line), column: Number(column) }
}
