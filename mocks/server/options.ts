import { LOG_LIMIT } from '../engine/request-log.ts'
import { BODY_LIMIT, MAX_DEPTH } from '../kernel/json.ts'
import { httpUrl, parseCommandLine, UsageError } from './command-line.ts'

/** Maximum number of requests that `--record` writes: more than a scenario can play. */
export const MAX_RECORDED = 5000

/** Maximum value of `--sessions`. */
const MAX_SESSIONS = 1000

export interface ServerOptions {
  readonly port: number
  readonly host: string
  /**
   * As in `?scenario=`: names and inline JSON, separated by commas. Null keeps the scenario of the data file, or starts
   * in "default".
   */
  readonly scenario: string | null
  readonly seed: number | null
  /** Base URL of links in mails. */
  readonly appUrl: string
  /** Origins whose pages may send requests with cookies, besides those of this machine and of `appUrl`. */
  readonly allowedOrigins?: readonly string[]
  /** Maximum number of sessions that each have their own data. */
  readonly sessions?: number
  /** Minutes without a request after which a session ends. */
  readonly sessionMinutes?: number
  /** Operations served by a real backend, whatever the scenario; null if there are none. */
  readonly live?: LiveOptions | null
}

interface LiveOptions {
  /** Operations, `tag:<name>`, or `*`. */
  readonly targets: readonly string[]
  readonly url: string
  readonly credentials: 'include' | 'same-origin' | 'omit'
}

/** Command line options, including those that the server itself doesn't need. */
export interface CommandLine extends ServerOptions {
  /** SQLite file to keep the state in; null keeps it in memory. */
  readonly data: string | null
  /** Paths of PEM files; null serves plain HTTP. */
  readonly tls: { readonly cert: string; readonly key: string } | null
  /** True to print a line for each request. */
  readonly log: boolean
  /** HTTP Archive to write all requests to; null for none. */
  readonly record: string | null
}

export const usage = `Serves the mock API over HTTP, with the same contract, data and scenarios as in the browser.

  npm run mock-server -- [options]

Listening
  --port N              port (default 4010; 0 picks a free one)
  --host ADDRESS        address (default 127.0.0.1)
  --tls-cert FILE       PEM certificate to serve HTTPS
  --tls-key FILE        PEM key of the certificate

World
  --scenario NAMES      initial scenario: names (see docs/testers.md), inline JSON and files, separated by commas
                        (default "default"). A file ends in .json or .har: a scenario document, or recorded traffic
  --seed N              seed of the data set (default: the scenario's)
  --data FILE           keep the state in this SQLite file (default: in memory). A JSON snapshot is imported once and
                        kept as FILE.backup; so is a world whose data --scenario or --seed replaces
  --app-url URL         base URL of links in emails, and of pages that may sign in (default http://localhost:5173)
  --allow-origin LIST   origins of other pages that may sign in, separated by commas (pages on this computer always may)
  --log                 print a line per request: source, rule, duration, contract violations
  --record FILE         write requests and responses, without secrets, to this HTTP Archive, including a live backend's.
                        Stops after ${MAX_RECORDED.toLocaleString('en')} requests. Those that the mock answers have the host "mock"

Sessions: requests with the header "X-Mock-Session: <name>" get a separate world, created on demand, so parallel test
runs don't affect each other. Admin routes respect the header too. Sessions are kept in memory, even with --data.
  --sessions N          maximum number of sessions, 1 to ${MAX_SESSIONS}; beyond it, the least recently used one ends (default 50)
  --session-minutes N   minutes without a request after which a session ends (default 60)

Live backend: forward some operations to a real backend and check its responses against the contract.
  --live LIST           operations, tags or *, separated by commas: getVm,tag:volumes
  --live-url URL        base URL of its API: https://staging.example.com/api/v1
  --live-credentials M  include (default) forwards the caller's cookies, omit does not

  --help                print this help

Durability: with --data, the server responds to a write after it's on the disk, so not even kill -9 loses it. While it can't
be saved, writes get 507 (disk full) or 503, and reads still work. A damaged file is set aside. Without --data, the state ends
with the process.

Limits: bodies of ${BODY_LIMIT.toLocaleString('en')} bytes (then 413) and JSON nested ${MAX_DEPTH} levels deep (then 400); failed sign-ins per address and
client (then 429). The request log keeps the last ${LOG_LIMIT} requests. Every world is in memory as a whole, the largest with
"huge".

Examples
  npm run mock-server -- --port 4010 --scenario large,slow --log
  curl -H 'Authorization: Bearer nimbus_demo_owner' http://localhost:4010/api/v1/vms
  npm run mock-server -- --live '*' --live-url https://staging.example.com/api/v1 --record staging.har
  npm run mock-server -- --scenario empty,staging.har
  curl -X PUT http://localhost:4010/__mocks/scenario -d outage
  curl -X POST http://localhost:4010/__mocks/clock -d '{"advance":"PT1H"}'
  open "http://localhost:5173/login?api=http://localhost:4010/api/v1"     (the web app, using this server)

There, both hosts must have the same name, such as localhost: browsers don't send cookies from 127.0.0.1 to localhost.
All routes below /__mocks/ are described in mocks/admin/admin.openapi.yaml.
`

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  scenario: { type: 'string' },
  seed: { type: 'string' },
  data: { type: 'string' },
  'app-url': { type: 'string' },
  'allow-origin': { type: 'string' },
  log: { type: 'boolean' },
  record: { type: 'string' },
  sessions: { type: 'string' },
  'session-minutes': { type: 'string' },
  live: { type: 'string' },
  'live-url': { type: 'string' },
  'live-credentials': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * Parses the command line.
 *
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): CommandLine | 'help' {
  const { values } = parseCommandLine({ args: [...args], options: OPTIONS })
  if (values.help) return 'help'
  const { 'tls-cert': cert, 'tls-key': key } = values
  if ((cert === undefined) !== (key === undefined))
    throw new UsageError('--tls-cert and --tls-key must be given together: a certificate and its key.')
  return {
    port: parseInteger('port', values.port ?? '4010', [0, 65_535]),
    host: nonEmpty('host', values.host ?? '127.0.0.1'),
    tls: cert === undefined || key === undefined ? null : { cert, key },
    scenario: values.scenario === undefined ? null : nonEmpty('scenario', values.scenario),
    seed: values.seed === undefined ? null : parseInteger('seed', values.seed, [0, 2 ** 32 - 1]),
    data: values.data === undefined ? null : nonEmpty('data', values.data),
    appUrl: httpUrl('app-url', values['app-url'] ?? 'http://localhost:5173'),
    allowedOrigins: (values['allow-origin']?.split(',') ?? []).map(
      (origin) => new URL(httpUrl('allow-origin', origin.trim())).origin,
    ),
    log: values.log ?? false,
    record: values.record === undefined ? null : nonEmpty('record', values.record),
    sessions: parseInteger('sessions', values.sessions ?? '50', [1, MAX_SESSIONS]),
    sessionMinutes: parseInteger('session-minutes', values['session-minutes'] ?? '60', [1, 100_000]),
    live: readLive(values.live, values['live-url'], values['live-credentials']),
  }
}

function readLive(
  targets: string | undefined,
  address: string | undefined,
  credentials: string | undefined,
): LiveOptions | null {
  if (credentials !== undefined && credentials !== 'include' && credentials !== 'omit')
    throw new UsageError(`--live-credentials must be include or omit, not “${credentials}”`)
  if (targets === undefined && address === undefined) {
    if (credentials !== undefined) throw new UsageError('--live-credentials needs --live and --live-url.')
    return null
  }
  if (targets === undefined || address === undefined)
    throw new UsageError(
      '--live and --live-url must be given together: the operations, and the URL of their backend.',
    )
  const names = targets.split(',').flatMap((target) => target.trim() || [])
  nonEmpty('live', names.join())
  return { targets: names, url: httpUrl('live-url', address), credentials: credentials ?? 'include' }
}

function parseInteger(name: string, text: string, [min, max]: readonly [number, number]): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new UsageError(`--${name} must be an integer from ${min} to ${max}, not “${text}”`)
  return value
}

/** @throws UsageError for an empty text, such as that of a variable that is not set */
function nonEmpty(name: string, text: string): string {
  if (text.trim() === '') throw new UsageError(`--${name} must not be empty`)
  return text
}
