import { safeSessionStorage } from '#src/safe-storage.ts'

/** API of the build: relative to the page's origin, or an absolute URL. */
const OF_BUILD: string = import.meta.env.VITE_API_URL ?? '/api/v1'

let chosen: string | null = null

/** Base URL of the API, without a trailing slash. */
export function apiUrl(): string {
  return chosen ?? OF_BUILD
}

/** Session storage key of the tab's API URL. */
const KEPT = 'nimbus-api'

/**
 * Applies `?api=http://localhost:4010/api/v1` from the URL: removes it from the URL and uses that API in this tab
 * until an empty `?api=` resets it. Works in any build, and stops the mock from starting.
 * @param anywhere false: only accept this machine, so that a link can't make a production page send data to another
 * host
 * @returns URL without a trailing slash; null to use the API of the build
 */
export function chooseApi(anywhere: boolean): string | null {
  chosen = chosenByAddress(anywhere)
  return chosen
}

function chosenByAddress(anywhere: boolean): string | null {
  const address = new URL(location.href)
  const asked = address.searchParams.get('api')
  if (asked === null) return kept(anywhere)
  address.searchParams.delete('api')
  history.replaceState(history.state, '', address)
  const api = readApi(asked, anywhere)
  if (asked !== '' && api === null) console.warn(`?api=${asked} is no API that this page may use.`)
  keep(api)
  return api
}

/** Normalizes the URL of an API; null if it is invalid or not allowed here. */
export function readApi(text: string, anywhere: boolean): string | null {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') return null
  if (!anywhere && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) return null
  return url.href.replace(/\/+$/, '')
}

function kept(anywhere: boolean): string | null {
  return readApi(safeSessionStorage.get(KEPT) ?? '', anywhere)
}

function keep(api: string | null): void {
  if (api === null) safeSessionStorage.remove(KEPT)
  else safeSessionStorage.set(KEPT, api)
}
