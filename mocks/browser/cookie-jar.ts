import { setSessionHint } from '#src/session-hint.ts'
import type { CookieJar } from '../runtime/msw-handler.ts'

/** Prefix of cookies that could not be set under their own name. */
const ASIDE = 'mock_'

/**
 * Stores the mock's cookies in the browser's jar, shared by all tabs, but without `HttpOnly`, because a script sets
 * them. A server on the same host name (any port) may have set an `HttpOnly` cookie of the same name, which browsers
 * silently refuse to replace; the mock then uses a prefixed name.
 */
export const browserJar: CookieJar = {
  read: () =>
    document.cookie
      .split('; ')
      .map((pair) => (pair.startsWith(ASIDE) ? pair.slice(ASIDE.length) : pair))
      .join('; '),
  keep: (setCookie) => {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    const cookie = setCookie.replace(/;\s*httponly/i, '') + secure
    const [pair = ''] = cookie.split(';', 1)
    const name = pair.slice(0, pair.indexOf('='))
    write(cookie)
    const isKept = document.cookie.split('; ').includes(pair)
    write(isKept ? `${ASIDE}${name}=; Path=/; Max-Age=0` : `${ASIDE}${cookie}`)
    setSessionHint(!/;\s*max-age=0/i.test(setCookie))
  },
}

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing from Firefox.
  document.cookie = cookie
}
