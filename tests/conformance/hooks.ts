import type { Driver, WireAnswer } from '../contract/suite/driver.ts'

/** What a server may offer besides the API, below an address of its own, to be set up and looked into. */
const HOOKS = ['reset', 'clock', 'mails', 'scenario'] as const
export type Hook = (typeof HOOKS)[number]

/** A server that has no hooks at all is checked from the outside. */
export class Hooks {
  readonly offered: ReadonlySet<Hook>
  readonly #driver: Driver | null

  private constructor(driver: Driver | null, offered: ReadonlySet<Hook>) {
    this.#driver = driver
    this.offered = offered
  }

  static readonly none = new Hooks(null, new Set())

  /**
   * Asks a server which it has.
   * @param driver what sends to the origin that the hooks are at
   */
  static async of(driver: Driver): Promise<Hooks> {
    const offered = new Set<Hook>()
    const has = async (hook: Hook, path: string, looksRight: (body: object) => boolean) => {
      if (looksRight(bodyOf(await driver.send(request('GET', path)).catch(() => null)))) offered.add(hook)
    }
    await has('clock', '/clock', (body) => 'now' in body)
    await has('mails', '/mails', (body) => 'items' in body)
    await has('scenario', '/scenario', (body) => 'name' in body || 'dataset' in body)
    if (offered.has('scenario')) offered.add('reset')
    return new Hooks(driver, offered)
  }

  /** The data that checks begin with, in a world where nothing happens by chance and the clock stands. */
  async begin(): Promise<void> {
    await this.#ask('PUT', '/scenario', ['test'])
    await this.#ask('POST', '/reset')
  }

  /** @param duration ISO 8601, such as PT5M */
  async advance(duration: string): Promise<void> {
    await this.#ask('POST', '/clock', { advance: duration })
  }

  async #ask(method: string, path: string, body?: unknown): Promise<void> {
    if (!this.#driver) throw new Error('The server has no hooks.')
    const answer = await this.#driver.send(request(method, path, body))
    if (answer.status >= 300)
      throw new Error(`The hook ${method} ${path} answered ${answer.status}: ${answer.text}`)
  }
}

/** Where hooks are found when nothing else is said: the mock's own routes. */
export const HOOKS_BASE = '/__mocks'

function request(method: string, path: string, body?: unknown) {
  return {
    method,
    url: HOOKS_BASE + path,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    cookies: false,
  }
}

function bodyOf(answer: WireAnswer | null): object {
  if (answer?.status !== 200) return {}
  try {
    return Object(JSON.parse(answer.text))
  } catch {
    return {}
  }
}
