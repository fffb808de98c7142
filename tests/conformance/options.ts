import { httpUrl, oneOf, parseCommandLine, UsageError } from '#mocks/server/command-line.ts'
import { API_BASE } from '../contract/suite/api.ts'
import { contract } from '../contract/suite/contract.ts'
import { CHECK_GROUPS, type CheckGroup } from './check.ts'
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
  /** Origin of a console that the server must allow (CORS); null for none in particular. */
  readonly origin: string | null
  readonly groups: readonly CheckGroup[]
  readonly tags: readonly string[]
  /** Substrings of check ids. */
  readonly only: readonly string[]
  readonly junit: string | null
  readonly json: string | null
  readonly html: string | null
  /** Longest wait for a transition, in seconds. */
  readonly transitionTimeout: number
  /** Longest wait for a response, in seconds. */
  readonly timeout: number
  readonly bail: boolean
  readonly list: boolean
  /** True to run failed checks again, until the user quits. */
  readonly watch: boolean
}

export const usage = `Checks a server against the contract.

  npm run conformance -- --url http://localhost:4010 [options]

The checks create resources and delete them again. Run them against a test environment.

Server
  --url URL            base URL of the server, with or without the API path (required)
  --base PATH          path of the API on that server (default /api/v1)
  --header 'Name: x'   header to send with every request; can be repeated
  --origin ORIGIN      origin of a console that the server must allow (default: http://localhost:5173, if allowed)
  --credentials FILE   API keys and users as JSON (default: those of the demo organization)
  --hooks URL|none     test hooks for set-up (default: ${HOOKS_BASE} of the server, if present)
  --timeout SECONDS    maximum time for a response (default 10)
  --transition-timeout SECONDS
                       maximum time for a transition if the server has no "clock" hook (default 120)

Selection
  --tag TAG,…          only operations with these tags
  --group GROUP,…      only these groups of checks (default: all but cases)
  --only TEXT,…        only checks whose id contains one of these texts
  --list               list the checks without sending requests
  --bail               stop at the first failure
  --watch              run the failed checks again when the server comes back after a restart, or with Enter

Reports
  --junit FILE         write a JUnit report for CI
  --json FILE          write the complete results as JSON
  --html FILE          write a report to read in a browser
  --help               show this help

Exit code: 0 if no check failed, 1 if a check failed, 2 if the run could not start, 130 if it was interrupted (Ctrl-C),
which still deletes what the run created and writes the reports.

Groups:
${Object.entries(CHECK_GROUPS)
  .map(([group, about]) => `  ${group.padEnd(14)}${about}`)
  .join('\n')}

See docs/backend-teams.md for more.
`

const OPTIONS = {
  url: { type: 'string' },
  base: { type: 'string' },
  header: { type: 'string', multiple: true },
  origin: { type: 'string' },
  credentials: { type: 'string' },
  hooks: { type: 'string' },
  'transition-timeout': { type: 'string' },
  timeout: { type: 'string' },
  tag: { type: 'string', multiple: true },
  group: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  list: { type: 'boolean' },
  bail: { type: 'boolean' },
  junit: { type: 'string' },
  json: { type: 'string' },
  html: { type: 'string' },
  watch: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const TAGS = [...new Set(contract.map(({ tag }) => tag))]

/**
 * Parses the command line.
 *
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values } = parseCommandLine({ args: [...args], options: OPTIONS })
  if (values.help) return 'help'
  if (values.url === undefined && !values.list)
    throw new UsageError('--url is required: the server to check, such as --url http://localhost:4010')
  const base = `/${(values.base ?? API_BASE).replaceAll(/^\/+|\/+$/g, '')}`
  // Other code expects the URL without the API's base path.
  const url = values.url === undefined ? '' : withoutSuffix(base, httpUrl('url', values.url))
  return {
    url,
    base,
    hooks: hooksUrl(values.hooks, url),
    credentials: values.credentials ?? null,
    origin: values.origin === undefined ? null : new URL(httpUrl('origin', values.origin)).origin,
    headers: Object.fromEntries((values.header ?? []).map(header)),
    groups: listOf(values.group).map((text) =>
      oneOf('group', text, Object.keys(CHECK_GROUPS) as CheckGroup[]),
    ),
    tags: listOf(values.tag).map((text) => oneOf('tag', text, TAGS)),
    only: listOf(values.only),
    junit: values.junit ?? null,
    json: values.json ?? null,
    html: values.html ?? null,
    transitionTimeout: seconds('transition-timeout', values['transition-timeout'] ?? '120'),
    timeout: seconds('timeout', values.timeout ?? '10'),
    bail: values.bail ?? false,
    list: values.list ?? false,
    watch: values.watch ?? false,
  }
}

const listOf = (texts: readonly string[] = []) =>
  texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')

function hooksUrl(option: string | undefined, url: string): string | null {
  if (option === 'none') return null
  return option === undefined ? url + HOOKS_BASE : httpUrl('hooks', option)
}

function withoutSuffix(end: string, text: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text
}

function header(text: string): [string, string] {
  const colon = text.indexOf(':')
  if (colon < 1) throw new UsageError(`--header must be 'Name: value', not “${text}”`)
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()]
}

function seconds(name: string, text: string): number {
  const value = Number(text)
  if (!(value > 0 && value <= 3600))
    throw new UsageError(`--${name} must be a number of seconds up to 3600, not “${text}”`)
  return value
}
