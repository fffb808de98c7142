import type { ParseArgsConfig } from 'node:util'
import { didYouMean } from '#mocks/kernel/did-you-mean.ts'
import { parseCommandLine } from '#mocks/server/command-line.ts'

/**
 * Reads the arguments of a command from the command line, and `--help`. Ends the process after the help with 0, and with
 * 2 after an argument that does not exist or lacks its value.
 *
 * @param usage how to call the command, printed as it is
 */
export function readArguments<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseCommandLine(config)
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error), usage)
  }
}

/** Ends the process with 2, after what is wrong with its arguments and how to call it. */
export function exitWith(problem: string, usage: string): never {
  console.error(`${problem}\n\n${usage}`)
  process.exit(2)
}

/** Reads the names that a command of package.json is called with; all without any. */
export function readNames<Name extends string>(command: string, all: readonly Name[]): readonly Name[] {
  const usage = `  npm run ${command} [-- name …]\n\n  name  one of ${all.join(', ')}; all by default\n`
  const { positionals } = readArguments({ allowPositionals: true }, usage)
  const unknown = positionals.find((name) => !all.includes(name as Name))
  if (unknown !== undefined) exitWith(`There is no ${unknown}${didYouMean(unknown, all)}`, usage)
  return positionals.length > 0 ? (positionals as Name[]) : all
}
