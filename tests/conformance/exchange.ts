import { API_BASE } from '../contract/suite/api.ts'
import type { KeyName } from '../contract/suite/callers.ts'
import type { Driver, WireRequest, WireResponse } from '../contract/suite/driver.ts'
import type { Credentials } from './credentials.ts'

/** Credentials of a request, without their values. */
interface SentCredentials {
  /** Name of the API key. */
  readonly key: KeyName | null
  /** User who signed in, if the session cookie was sent. */
  readonly email: string | null
}

/** Request and response, for reproduction. */
export interface Exchange {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly credentials: SentCredentials
  /** Without the credentials. */
  readonly headers: Readonly<Record<string, string>>
  /** With names of environment variables instead of passwords: `"$NIMBUS_OWNER_PASSWORD"`. */
  readonly requestBody: string | null
  readonly status: number | null
  readonly responseBody: string
}

/** Environment variable that holds an API key or a password in the commands of a report. */
export const variableOf = (name: string, what: 'KEY' | 'PASSWORD') => `NIMBUS_${name.toUpperCase()}_${what}`

/** Driver that records the last exchange with the API. */
export interface ExchangeRecorder {
  readonly driver: Driver
  last(): Exchange | null
  requests(): number
  forget(): void
  /** Runs requests that don't count as the last exchange. */
  unrecorded<T>(run: () => Promise<T>): Promise<T>
}

export function recordExchanges(driver: Driver, credentials: Credentials): ExchangeRecorder {
  let last: Exchange | null = null
  let requests = 0
  let email: string | null = null
  const note = (wire: WireRequest, response: WireResponse | null) => {
    last = {
      ...describe(wire, credentials, email),
      status: response?.status ?? null,
      responseBody: response?.text ?? '',
    }
  }
  return {
    driver: {
      ...driver,
      async send(wire) {
        requests += 1
        note(wire, null)
        const response = await driver.send(wire)
        note(wire, response)
        if (wire.url === `${API_BASE}/session` && response.status === 200 && wire.method === 'POST')
          email = emailOf(wire)
        return response
      },
    },
    last: () => last,
    requests: () => requests,
    forget: () => {
      last = null
    },
    unrecorded: async (run) => {
      const before = last
      const done = await run()
      last = before
      return done
    },
  }
}

function emailOf({ body }: WireRequest): string | null {
  try {
    const { email } = JSON.parse(body ?? '') as { email?: unknown }
    return typeof email === 'string' ? email : null
  } catch {
    return null
  }
}

function describe(wire: WireRequest, { keys, people }: Credentials, email: string | null) {
  const { authorization, ...others } = wire.headers
  const [key = null] = Object.entries(keys).find(([, value]) => authorization === `Bearer ${value}`) ?? []
  const passwords = Object.entries(people).map(([name, { password }]) => [name, password] as const)
  return {
    method: wire.method,
    url: wire.url,
    credentials: { key: key as KeyName | null, email: wire.cookies ? email : null },
    headers: key === null && authorization !== undefined ? { ...others, authorization } : others,
    requestBody: passwords.reduce(
      (body, [name, password]) =>
        body?.replaceAll(JSON.stringify(password), `"$${variableOf(name, 'PASSWORD')}"`) ?? null,
      wire.body,
    ),
  }
}
