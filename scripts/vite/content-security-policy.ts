import type { Plugin } from 'vite'

/**
 * Content security policy of every built page. Scripts only load from the page's own origin: no inline scripts, no
 * `eval`. Styles may be inline, since Mantine writes its theme variables to a style element. Set in a meta element so
 * that it works on any static host; servers should send it as a header too.
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

/** @param apis URLs of the APIs that the build may call: `VITE_API_URL`, `VITE_LIVE_URL` */
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
