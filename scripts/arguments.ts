import type { ParseArgsConfig } from 'node:util'
import { didYouMean } from '#mocks/kernel/did-you-mean.ts'
import { parseCommandLine } from '#mocks/server/command-line.ts'

/**
 * Parses the arguments of a command. For `--help`, prints the usage and ends the process with 0. For an argument that
 * does not exist or lacks its value, prints the error and ends it with 2.
 *
 * @param usage text of the help
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

/** Prints an error of the arguments and the usage, and ends the process with 2. */
export function exitWith(problem: string, usage: string): never {
  console.error(`${problem}\n\n${usage}`)
  process.exit(2)
}

/**
 * Parses arguments that are names: `npm run <command> -- name …`. Returns all names if none are given.
 *
 * @param summary first line of the help
 */
export function readNames<Name extends string>(
  command: string,
  summary: string,
  all: readonly Name[],
): readonly Name[] {
  const usage = `${summary}\n\n  npm run ${command} [-- name …]\n\n  name  one of ${all.join(', ')}; all by default\n`
  const { positionals } = readArguments({ allowPositionals: true }, usage)
  const unknown = positionals.find((name) => !all.includes(name as Name))
  if (unknown !== undefined) exitWith(`There is no ${unknown}${didYouMean(unknown, all)}`, usage)
  return positionals.length > 0 ? (positionals as Name[]) : all
}
