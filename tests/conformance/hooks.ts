import type { Driver, WireResponse } from '../contract/suite/driver.ts'

/** Optional test hooks of a server, outside the API. */
const HOOKS = ['reset', 'clock', 'mails', 'scenario'] as const
export type Hook = (typeof HOOKS)[number]

/** Without any hooks a server is tested as a black box. */
export class Hooks {
  readonly available: ReadonlySet<Hook>
  readonly #driver: Driver | null

  private constructor(driver: Driver | null, offered: ReadonlySet<Hook>) {
    this.#driver = driver
    this.available = offered
  }

  static readonly none = new Hooks(null, new Set())

  /**
   * Detects the available hooks.
   * @param driver sends to the origin of the hooks
   */
  static async of(driver: Driver): Promise<Hooks> {
    const available = new Set<Hook>()
    const has = async (hook: Hook, path: string, looksRight: (body: object) => boolean) => {
      if (looksRight(bodyOf(await driver.send(request('GET', path)).catch(() => null)))) available.add(hook)
    }
    await has('clock', '/clock', (body) => 'now' in body)
    await has('mails', '/mails', (body) => 'items' in body)
    await has('scenario', '/scenario', (body) => 'name' in body || 'dataset' in body)
    if (available.has('scenario')) available.add('reset')
    return new Hooks(driver, available)
  }

  /** Resets to the test data, without randomness and with a fixed clock. */
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
    const response = await this.#driver.send(request(method, path, body))
    if (response.status >= 300)
      throw new Error(`The hook ${method} ${path} returned ${response.status}: ${response.text}`)
  }
}

/** Default path of the hooks: the mock's own routes. */
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

function bodyOf(response: WireResponse | null): object {
  if (response?.status !== 200) return {}
  try {
    return Object(JSON.parse(response.text))
  } catch {
    return {}
  }
}
