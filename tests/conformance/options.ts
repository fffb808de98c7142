import { parseArgs } from 'node:util'
import { API_BASE } from '../contract/suite/api.ts'
import { contract } from '../contract/suite/contract.ts'
import { KINDS, type Kind } from './check.ts'
import { HOOKS_BASE } from './hooks.ts'

export interface Options {
  /** Origin and optional path prefix, without a trailing slash. */
  readonly url: string
  /** Base path of the API below it. */
  readonly base: string
  /** URL of the hooks; null for none. */
  readonly hooks: string | null
  /** Path of the credentials file; null for the demo organization. */
  readonly credentials: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly kinds: readonly Kind[]
  readonly tags: readonly string[]
  /** Substrings of check ids. */
  readonly only: readonly string[]
  readonly junit: string | null
  readonly json: string | null
  /** Longest wait for a transition, in seconds. */
  readonly patience: number
  /** Longest wait for a response, in seconds. */
  readonly timeout: number
  readonly bail: boolean
  readonly list: boolean
}

/** Invalid command line, with a message for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const usage = `Checks a server against the contract, and against how it has to behave.

  npm run conformance -- --url http://localhost:4010 [options]

The checks make things and delete them again: run them against a test environment.

which server
  --url URL            where it listens, with or without the path of its API
  --base PATH          where the API begins there (default /api/v1)
  --header 'Name: x'   sent along with every request; may be given several times
  --credentials FILE   keys and people as JSON (default: those of the demo organization)
  --hooks URL|none     where hooks for set-up are (default: ${HOOKS_BASE} of the server, if it has them)
  --timeout SECONDS    how long it may keep an answer waiting (default 10)
  --patience SECONDS   how long something may be under way, without the hook “clock” (default 120)

which checks
  --tag TAG,…          only about operations of these tags
  --kind KIND,…        only of these kinds
  --only TEXT,…        only those whose names contain one of these texts
  --list               names them, and asks the server nothing
  --bail               stops at the first that fails

what comes of it
  --junit FILE         writes a report that CI servers read
  --json FILE          writes everything that is known
  --help               shows this

Exits with 0 when nothing failed, 1 when something did, 2 when it could not begin.

Kinds of checks:
${Object.entries(KINDS)
  .map(([kind, about]) => `  ${kind.padEnd(14)}${about}`)
  .join('\n')}

docs/backend-teams.md says more.
`

/**
 * Parses the command line.
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): Options | 'help' {
  const values = parse(args)
  if (values.help) return 'help'
  if (values.url === undefined && !values.list) throw new UsageError('--url says which server to check')
  const base = `/${(values.base ?? API_BASE).replaceAll(/^\/+|\/+$/g, '')}`
  // Other code expects the URL without the API's base path.
  const url = values.url === undefined ? '' : without(base, address('url', values.url))
  return {
    url,
    base,
    hooks:
      values.hooks === 'none'
        ? null
        : values.hooks === undefined
          ? url + HOOKS_BASE
          : address('hooks', values.hooks),
    credentials: values.credentials ?? null,
    headers: Object.fromEntries((values.header ?? []).map(header)),
    kinds: among('kind', values.kind, Object.keys(KINDS) as Kind[]),
    tags: among('tag', values.tag, [...new Set(contract.map(({ tag }) => tag))]),
    only: listOf(values.only),
    junit: values.junit ?? null,
    json: values.json ?? null,
    patience: seconds('patience', values.patience ?? '120'),
    timeout: seconds('timeout', values.timeout ?? '10'),
    bail: values.bail ?? false,
    list: values.list ?? false,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        base: { type: 'string' },
        header: { type: 'string', multiple: true },
        credentials: { type: 'string' },
        hooks: { type: 'string' },
        patience: { type: 'string' },
        timeout: { type: 'string' },
        tag: { type: 'string', multiple: true },
        kind: { type: 'string', multiple: true },
        only: { type: 'string', multiple: true },
        list: { type: 'boolean' },
        bail: { type: 'boolean' },
        junit: { type: 'string' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

const listOf = (texts: readonly string[] = []) =>
  texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')

function among<T extends string>(
  name: string,
  texts: readonly string[] | undefined,
  known: readonly T[],
): T[] {
  return listOf(texts).map((text) => {
    const found = known.find((it) => it === text)
    if (found === undefined) throw new UsageError(`--${name} knows no “${text}”, only ${known.join(', ')}`)
    return found
  })
}

function address(name: string, text: string): string {
  const parsed = URL.parse(text)
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new UsageError(`--${name} takes an http or https address, not “${text}”`)
  return text.replace(/\/+$/, '')
}

function without(end: string, text: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text
}

function header(text: string): [string, string] {
  const colon = text.indexOf(':')
  if (colon < 1) throw new UsageError(`--header takes 'Name: value', not “${text}”`)
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()]
}

function seconds(name: string, text: string): number {
  const value = Number(text)
  if (!(value > 0 && value <= 3600))
    throw new UsageError(`--${name} takes seconds, at most 3600, not “${text}”`)
  return value
}
