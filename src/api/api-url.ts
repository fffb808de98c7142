import { safeSessionStorage } from '#src/safe-storage.ts'

/** API URL of the build: relative to the page's origin, or absolute. */
const BUILD_URL: string = import.meta.env.VITE_API_URL ?? '/api/v1'

let chosenUrl: string | null = null

/** Base URL of the API, without a trailing slash. */
export function apiUrl(): string {
  return chosenUrl ?? BUILD_URL
}

/** Session storage key of the API URL that this tab uses. */
const STORAGE_KEY = 'nimbus-api'

/**
 * Applies `?api=http://localhost:4010/api/v1` from the URL: removes it from the URL and uses that API in this tab
 * until an empty `?api=` resets it. Only for builds with mocks: in production, a link must never decide where the page
 * sends what people type.
 * @returns URL without a trailing slash; null to use the API of the build
 */
export function chooseApi(): string | null {
  chosenUrl = readChosenUrl()
  return chosenUrl
}

function readChosenUrl(): string | null {
  const pageUrl = new URL(location.href)
  const parameter = pageUrl.searchParams.get('api')
  if (parameter === null) return normalizeApiUrl(safeSessionStorage.get(STORAGE_KEY) ?? '')
  pageUrl.searchParams.delete('api')
  history.replaceState(history.state, '', pageUrl)
  const api = normalizeApiUrl(parameter)
  if (parameter !== '' && api === null) console.warn(`?api=${parameter} is not the URL of an API.`)
  if (api === null) safeSessionStorage.remove(STORAGE_KEY)
  else safeSessionStorage.set(STORAGE_KEY, api)
  return api
}

/** Normalizes the URL of an API; null if it is invalid. */
export function normalizeApiUrl(text: string): string | null {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') return null
  return url.href.replace(/\/+$/, '')
}
