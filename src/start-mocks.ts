import { chooseApi } from './api/address.ts'
import { isStorageBlocked } from './safe-storage.ts'

/**
 * Starts the mock in builds that include it, unless `?api=` selects an API. Call it before creating a router, since
 * it removes `?api=` from the URL. In production `__MOCKS__` is false, so the bundler drops `?api=` and the only imports
 * of `mocks/`.
 * @returns false if the mock can't run here; the page then explains why, and API requests would get no response
 */
export async function startMocks(): Promise<boolean> {
  if (!__MOCKS__ || chooseApi() !== null) return true
  if (isStorageBlocked()) {
    const { showStartupPage } = await import('#mocks/devtools/startup-page.ts')
    showStartupPage({ kind: 'storage-blocked' })
    return false
  }
  const mocks = await import('#mocks/browser.ts')
  return mocks.startMocks()
}
