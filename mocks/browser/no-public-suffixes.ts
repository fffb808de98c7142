/**
 * Replaces the package `tldts` in mocked builds (see vite.config.ts). MSW's cookie jar uses it to reject cookies for
 * whole top-level domains, and it is three quarters of MSW's size. The mock uses the browser's cookie jar
 * (`cookie-jar.ts`), so nothing calls it.
 */
export function getDomain(): null {
  return null
}
