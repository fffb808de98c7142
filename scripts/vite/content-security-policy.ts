import type { Plugin } from 'vite'

/**
 * The policy of every built page. Scripts come from the page's own origin only: neither inline scripts nor `eval`.
 * Styles may be inline, because Mantine writes its theme's variables into a style element.
 * Served as a meta element so that it holds on any static host; a server should send it as a header as well.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: http://localhost:* http://127.0.0.1:*",
  "font-src 'self'",
  "connect-src 'self' http://localhost:* http://127.0.0.1:*",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ')

export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  }
}
