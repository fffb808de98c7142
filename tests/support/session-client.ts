import { DEMO_PASSWORD } from '#mocks/seed/people.ts'
import { cloudUnderTest } from './cloud.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const PASSWORD = DEMO_PASSWORD
/** Seeded user with the team role Developer. */
export const DEVELOPER = 'developer@nimbus.example'

/** Client without a session. Each response has the cookie for the next request. */
export async function createSessionClient() {
  const { engine, database, forward } = await cloudUnderTest({ dataset: 'empty' })

  async function send(
    method: string,
    path: string,
    options: { body?: unknown; headers?: Record<string, string>; ip?: string } = {},
  ) {
    const outcome = await engine.handle({
      method,
      url: `/api/v1${path}`,
      headers: new Headers({ 'content-type': 'application/json', ...options.headers }),
      client: options.ip,
      text: async () => (options.body === undefined ? '' : JSON.stringify(options.body)),
    })
    if (outcome.kind !== 'reply') throw new Error(`no reply: ${outcome.kind}`)
    const { status, headers, body } = outcome.reply
    const setCookie = headers.find(([name]) => name === 'set-cookie')?.[1]
    return {
      status,
      setCookie,
      /** Cookie for the next request. */
      cookie: setCookie?.split(';')[0] ?? '',
      retryAfter: headers.find(([name]) => name === 'retry-after')?.[1],
      // biome-ignore lint/suspicious/noExplicitAny: what a test reads of a response, the contract has checked
      body: (typeof body === 'string' ? JSON.parse(body) : null) as any,
    }
  }

  return {
    send,
    logIn: (password: string, email = DEVELOPER, more: object = {}) =>
      send('POST', '/session', { body: { email, password, ...more } }),
    session: (cookie: string) => send('GET', '/session', { headers: { cookie } }),
    wait: forward,
    mails: () => database.read((tx) => tx.mails.all()),
    read: database.read,
  }
}

export type SessionClient = Awaited<ReturnType<typeof createSessionClient>>
