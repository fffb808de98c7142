import type { Plugin } from 'vite'

/**
 * The policy of every built page. Scripts come from the page's own origin only: neither inline scripts nor `eval`.
 * Styles may be inline, because Mantine writes its theme's variables into a style element.
 * Served as a meta element so that it holds on any static host; a server should send it as a header as well.
 */
const policy = (apis: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: http://localhost:* http://127.0.0.1:*${apis}`,
    "font-src 'self'",
    `connect-src 'self' http://localhost:* http://127.0.0.1:*${apis}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')

/** @param apis addresses of APIs that the build is given, on whichever hosts: `VITE_API_URL`, `VITE_LIVE_URL` */
export function contentSecurityPolicy(apis: readonly (string | undefined)[]): Plugin {
  const origins = apis.flatMap((api) => URL.parse(api ?? '')?.origin ?? [])
  const content = policy([...new Set(origins)].map((origin) => ` ${origin}`).join(''))
  return {
    name: 'content-security-policy',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content },
        injectTo: 'head-prepend',
      },
    ],
  }
}
