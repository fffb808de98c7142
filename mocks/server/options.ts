import { parseArgs } from 'node:util'

export interface ServerOptions {
  readonly port: number
  readonly host: string
  /** As in `?scenario=`: names and inline JSON, between commas. */
  readonly scenario: string
  readonly seed: number | null
  /** Where to keep the state; null keeps it in memory. */
  readonly data: string | null
  /** Where links in mails lead. */
  readonly appUrl: string
}

/** Something is wrong with how the server was called: the message is for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export const usage = `Serves the mock over HTTP, with the same contract, data and rules as in the browser.

  npm run mock-server -- [options]

  --port N          listen on this port (default 4010; 0 picks a free one)
  --host ADDRESS    listen on this address (default 127.0.0.1)
  --scenario NAME   start in a scenario: names and inline JSON, between commas (default "default")
  --seed N          seed of the data set (default: the scenario's)
  --data FILE       keep the state in this file (default: in memory, gone when the server stops)
  --app-url URL     where links in mails lead (default http://localhost:5173)
  --help            show this

  curl -H 'Authorization: Bearer nimbus_demo_owner' http://localhost:4010/api/v1/vms
`

/**
 * Reads the command line.
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): ServerOptions | 'help' {
  const values = parse(args)
  if (values.help) return 'help'
  return {
    port: whole('port', values.port ?? '4010', 65_535),
    host: values.host ?? '127.0.0.1',
    scenario: values.scenario ?? 'default',
    seed: values.seed === undefined ? null : whole('seed', values.seed, 2 ** 32 - 1),
    data: values.data ?? null,
    appUrl: url(values['app-url'] ?? 'http://localhost:5173'),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        scenario: { type: 'string' },
        seed: { type: 'string' },
        data: { type: 'string' },
        'app-url': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function whole(name: string, text: string, max: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > max)
    throw new UsageError(`--${name} takes a whole number from 0 to ${max}, not “${text}”`)
  return value
}

function url(text: string): string {
  const parsed = URL.parse(text)
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new UsageError(`--app-url takes an http or https address, not “${text}”`)
  return text.replace(/\/+$/, '')
}
