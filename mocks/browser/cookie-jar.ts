import type { CookieJar } from '../msw-handler.ts'

/**
 * The mock's cookies live in the browser's own jar, since only it knows what a session cookie is: shared by all
 * tabs, kept over a reload, gone when the browser closes. `HttpOnly` has to go (a script sets the cookie here);
 * a real backend's cookie keeps it, and no UI code reads either.
 */
export const browserJar: CookieJar = {
  read: () => document.cookie,
  keep: (setCookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing from Firefox.
    document.cookie = setCookie.replace(/;\s*httponly/i, '')
  },
}
