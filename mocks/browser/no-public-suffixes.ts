/**
 * Stands in for the package `tldts` in mocked builds (see vite.config.ts). MSW's cookie jar brings that package,
 * three quarters of MSW's weight, to keep cookies from being set for whole top-level domains; the mock leaves
 * MSW's jar alone and lets the browser keep its cookies (`cookie-jar.ts`), so nobody asks.
 */
export function getDomain(): null {
  return null
}
