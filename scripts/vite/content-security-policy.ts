import type { Plugin } from 'vite'

/** Any port of this machine: mock servers and live backends of developers. */
const LOCALHOST = ['http://localhost:*', 'http://127.0.0.1:*']

interface PolicyOptions {
  /** URLs of the APIs that the build may call: `VITE_API_URL`, `VITE_LIVE_URL`. */
  readonly apis: readonly (string | undefined)[]
  /** True if pages may call servers on the user's machine, as in mocked builds. */
  readonly localhost: boolean
}

/**
 * Content security policy of every built page. Scripts only load from the page's own origin: no inline scripts, no
 * `eval`. Styles may be inline, since Mantine writes its theme variables to a style element.
 */
export function contentSecurityPolicy({ apis, localhost }: PolicyOptions): string {
  const origins = apis.flatMap((api) => URL.parse(api ?? '')?.origin ?? [])
  const others = [...(localhost ? LOCALHOST : []), ...new Set(origins)]
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...others].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...others].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

/** Sets the policy in a meta element, so that it works on any static host. */
export function policyMeta(policy: string): Plugin {
  return {
    name: 'policy-meta',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend',
      },
    ],
  }
}
