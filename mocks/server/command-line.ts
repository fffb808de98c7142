import { type ParseArgsConfig, parseArgs } from 'node:util'
import { didYouMean, didYouMeanOrKnown } from '../kernel/did-you-mean.ts'

/** Invalid command line. The message is shown to the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/**
 * Like `parseArgs` of Node, but suggests a similar option for one that does not exist.
 *
 * @throws UsageError
 */
export function parseCommandLine<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    const name = /'--([^']+)'/.exec(message)?.[1]
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || name === undefined) throw new UsageError(message)
    const known = [...Object.keys(config.options ?? {}), 'help']
    throw new UsageError(`There is no option --${name}${didYouMean(name, known)}`)
  }
}

/** @throws UsageError unless the text is one of the known values */
export function oneOf<Value extends string>(option: string, text: string, known: readonly Value[]): Value {
  const found = known.find((it) => it === text)
  if (found === undefined)
    throw new UsageError(`--${option}: there is no “${text}”${didYouMeanOrKnown(text, known)}`)
  return found
}

/**
 * URL of an option, without slashes at its end.
 *
 * @throws UsageError
 */
export function httpUrl(option: string, text: string): string {
  const parsed = URL.parse(text)
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new UsageError(`--${option} must be an http or https URL, not “${text}”`)
  return text.replace(/\/+$/, '')
}
