import { chooseApi } from './api/address.ts'

/**
 * Starts the mock in builds that have one, unless `?api=` names an API. Called before a router reads the address, which
 * it takes `?api=` out of.
 *
 * `__MOCKS__` is a constant of the build: in production the bundler drops the import, and with it the only way into `mocks/`.
 *
 * @returns false when the mock cannot run here; the page then says why, and nothing would answer the app
 */
export async function startMocks(): Promise<boolean> {
  const api = chooseApi(__MOCKS__)
  if (!__MOCKS__ || api !== null) return true
  const mocks = await import('#mocks/browser.ts')
  return mocks.startMocks()
}
