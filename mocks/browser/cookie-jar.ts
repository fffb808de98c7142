import type { CookieJar } from '../runtime/msw-handler.ts'

/** Prefix of cookies that could not be set under their own name. */
const ASIDE = 'mock_'

/**
 * The mock's cookies live in the browser's own jar, since only it knows what a session cookie is: shared by all
 * tabs, kept over a reload, gone when the browser closes. `HttpOnly` has to go (a script sets the cookie here);
 * a real backend's cookie keeps it, and no UI code reads either.
 *
 * Ports share cookies. Who has signed in at a server of the same host name has its cookie, and what a server has made
 * `HttpOnly` no script may replace: browsers say nothing and do nothing. The mock's own is kept aside then.
 */
export const browserJar: CookieJar = {
  read: () =>
    document.cookie
      .split('; ')
      .map((pair) => (pair.startsWith(ASIDE) ? pair.slice(ASIDE.length) : pair))
      .join('; '),
  keep: (setCookie) => {
    const cookie = setCookie.replace(/;\s*httponly/i, '')
    const [pair = ''] = cookie.split(';', 1)
    const name = pair.slice(0, pair.indexOf('='))
    write(cookie)
    const isKept = document.cookie.split('; ').includes(pair)
    write(isKept ? `${ASIDE}${name}=; Path=/; Max-Age=0` : `${ASIDE}${cookie}`)
  },
}

function write(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing from Firefox.
  document.cookie = cookie
}
