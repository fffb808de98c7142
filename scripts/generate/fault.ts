import { spawnSync } from 'node:child_process'
import { redocly } from './bundle.ts'

/** Why nothing can be generated from the contract. */
export interface Fault {
  readonly message: string
  /** Below the root of the repository; undefined where only the generator itself objects. */
  readonly file?: string
  /** From 1. */
  readonly line?: number
  readonly column?: number
}

/** Asks the linter for the place of what the generator failed at. */
export function locateFault(root: string, error: unknown): Fault {
  const { stdout, stderr } = spawnSync(process.execPath, [redocly, 'lint', '--format=github-actions'], {
    cwd: root,
    encoding: 'utf8',
  })
  return firstFault(stdout + stderr) ?? { message: error instanceof Error ? error.message : String(error) }
}

/**
 * The first error in the linter's report, in the form of commands of GitHub Actions. A dangling reference comes before others:
 * rules of the house complain about what it should have led to.
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
