import { type Exchange, variableOf } from '../exchange.ts'

/** Longest body in a command; longer ones are read from a file. */
const MAX_BODY = 4_000

/** Server of a run, as the commands of a report need it. */
export interface Server {
  /** Origin and optional path prefix, without a trailing slash. */
  readonly url: string
  /** Base path of the API below it. */
  readonly base: string
  /** Names of additional headers. */
  readonly headers: readonly string[]
  /** Environment variables and their values, if everybody may know them. */
  readonly variables: Readonly<Record<string, string>>
  /** Names of users by email address. */
  readonly people: Readonly<Record<string, string>>
}

/** Commands that repeat a request; credentials are environment variables. */
export function curlOf(exchange: Exchange, server: Server): string[] {
  const { method, url, credentials, headers, requestBody } = exchange
  const { key, email } = credentials
  const isLong = requestBody !== null && requestBody.length > MAX_BODY
  const command = [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(key === null ? [] : [`-H "Authorization: Bearer $${variableOf(key, 'KEY')}"`]),
    ...(email === null ? [] : ['-b cookies.txt']),
    ...additional(server),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(requestBody === null
      ? []
      : isLong
        ? ['--data-binary @body.json']
        : [`--data-raw ${bodyOf(requestBody)}`]),
    quoted(server.url + url),
    ...(isLong ? ['# body.json: requestBody of the --json report'] : []),
  ].join(' ')
  return email === null ? [command] : [signIn(email, server), command]
}

const additional = ({ headers }: Server) => headers.map((name) => `-H "${name}: $${headerVariable(name)}"`)

/** Environment variable of a header of `--header`, which may be secret. */
const headerVariable = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')

function signIn(email: string, server: Server): string {
  const password = `$${variableOf(server.people[email] ?? 'user', 'PASSWORD')}`
  return [
    'curl -c cookies.txt',
    ...additional(server),
    "-H 'content-type: application/json'",
    `--data-raw ${bodyOf(JSON.stringify({ email, password }))}`,
    quoted(`${server.url}${server.base}/session`),
  ].join(' ')
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The shell replaces variables only outside of single quotes. */
const bodyOf = (body: string) =>
  quoted(body).replaceAll(/\$NIMBUS_[A-Z_]+_PASSWORD/g, (variable) => `'"${variable}"'`)

/** Environment variables of commands. */
export const variablesOf = (commands: readonly string[]) => [
  ...new Set(
    commands.flatMap((command) =>
      [...command.matchAll(/\$([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name ?? ''),
    ),
  ),
]

/** Commands that set variables; a value that not everybody may know is left open. */
export const exportsOf = (names: readonly string[], { variables }: Server) =>
  names.map((name) => `export ${name}=${quoted(variables[name] ?? '…')}`)
