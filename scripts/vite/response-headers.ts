import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { isOfBackend } from './api-proxy.ts'
import { type Header, hostFiles } from './host-files.ts'

/** Cache rules: hashed files never change; everything else is revalidated at each use. */
const cacheRules = {
  hashed: 'public, max-age=31536000, immutable',
  others: 'no-cache',
} as const

/** Features that no page uses, off for scripts of the page too. */
const DISABLED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/**
 * Headers of every file of the site, the same on every host.
 * @param policy the policy of the meta element, to which only a header can add `frame-ancestors`
 */
function securityHeaders(policy: string): readonly Header[] {
  return [
    ['Content-Security-Policy', `${policy}; frame-ancestors 'none'`],
    // For browsers without `frame-ancestors`.
    ['X-Frame-Options', 'DENY'],
    ['X-Content-Type-Options', 'nosniff'],
    // Links in mails have a token in their path, which no other site may learn.
    ['Referrer-Policy', 'same-origin'],
    ['Permissions-Policy', DISABLED.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Browsers ignore it over plain HTTP.
    ['Strict-Transport-Security', 'max-age=31536000'],
  ]
}

/**
 * Writes the headers as configuration files of common hosts, and sends them from `vite preview`.
 * @param policy content security policy of the meta element
 * @param proxiesApi true if the host of the pages serves the API too
 */
export function responseHeaders(policy: string, proxiesApi: boolean): Plugin {
  const headers = securityHeaders(policy)
  let config: ResolvedConfig
  return {
    name: 'response-headers',
    configResolved: (resolved) => {
      config = resolved
    },
    configurePreviewServer: ({ middlewares, config: { base, build } }) => {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (isOfBackend(pathname)) return next()
        for (const [name, value] of headers) response.setHeader(name, value)
        const isHashed =
          pathname.startsWith(`${base}assets/`) && existsSync(join(build.outDir, pathname.slice(base.length)))
        response.setHeader('Cache-Control', isHashed ? cacheRules.hashed : cacheRules.others)
        next()
      })
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = config.build.outDir }) {
        const { netlify, nginx, caddy } = hostFiles({ headers, cacheRules, base: config.base, proxiesApi })
        writeFileSync(join(dir, '_headers'), netlify)
        // Not for the public, so beside the folder that is published.
        writeFileSync(`${dir}.nginx.conf`, nginx)
        writeFileSync(`${dir}.Caddyfile`, caddy)
      },
    },
  }
}
