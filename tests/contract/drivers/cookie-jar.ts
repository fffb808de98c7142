import type { KeptCookie } from '../suite/driver.ts'

/** As much of RFC 6265 as one host needs: names, values, and how long they last. */
export class CookieJar {
  readonly #cookies = new Map<string, KeptCookie>()

  /** Takes the `Set-Cookie` headers of an answer. */
  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const name = pair.slice(0, pair.indexOf('='))
      const age = attributes.find((attribute) => attribute.toLowerCase().startsWith('max-age='))
      const maxAge = age === undefined ? null : Number(age.slice('max-age='.length))
      if (maxAge !== null && maxAge <= 0) this.#cookies.delete(name)
      else this.#cookies.set(name, { value: pair.slice(name.length + 1), maxAge })
    }
  }

  get(name: string): KeptCookie | null {
    return this.#cookies.get(name) ?? null
  }

  /** The `Cookie` header; null when there is nothing to send. */
  header(): string | null {
    return this.#cookies.size === 0
      ? null
      : [...this.#cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  clear(): void {
    this.#cookies.clear()
  }
}
