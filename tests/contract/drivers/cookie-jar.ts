import type { StoredCookie } from '../suite/driver.ts'

/** Subset of RFC 6265 for one host: names, values and expiry. */
export class CookieJar {
  readonly #cookies = new Map<string, StoredCookie>()

  /** Stores the `Set-Cookie` headers of a response. */
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

  get(name: string): StoredCookie | null {
    return this.#cookies.get(name) ?? null
  }

  /** `Cookie` header; null if empty. */
  header(): string | null {
    return this.#cookies.size === 0
      ? null
      : [...this.#cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  clear(): void {
    this.#cookies.clear()
  }
}
