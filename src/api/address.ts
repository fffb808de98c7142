import { safeSessionStorage } from '#src/safe-storage.ts'

/** Beside the app, or on another origin that the build names. */
const OF_BUILD: string = import.meta.env.VITE_API_URL ?? '/api/v1'

let chosen: string | null = null

/** Where the API is, without a trailing slash. */
export function apiUrl(): string {
  return chosen ?? OF_BUILD
}

/** The tab's own API, by `?api=`. */
const KEPT = 'nimbus-api'

/**
 * Where this tab finds its API, when somebody has said so: `?api=http://localhost:4010/api/v1` in the address, which is
 * taken out of it and holds for the tab until `?api=` takes it back. No build is needed for it, and no mock starts.
 *
 * @param anywhere false: only this machine is believed. A link must not send what people type in production to a host
 * that the link's author chose.
 * @returns without a trailing slash; null when the API is where the build has it
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

/** The address of an API as it is used; null when it is none, or may not be used here. */
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
