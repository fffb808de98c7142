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
export function chosenApi(anywhere: boolean): string | null {
  const address = new URL(location.href)
  const asked = address.searchParams.get('api')
  if (asked === null) return kept(anywhere)
  address.searchParams.delete('api')
  history.replaceState(history.state, '', address)
  const chosen = readApi(asked, anywhere)
  if (asked !== '' && chosen === null) console.warn(`?api=${asked} is no API that this page may use.`)
  keep(chosen)
  return chosen
}

/** The address of an API as it is used; null when it is none, or may not be used here. */
export function readApi(text: string, anywhere: boolean): string | null {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') return null
  if (!anywhere && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) return null
  return url.href.replace(/\/+$/, '')
}

function kept(anywhere: boolean): string | null {
  try {
    return readApi(sessionStorage.getItem(KEPT) ?? '', anywhere)
  } catch {
    // Storage is forbidden.
    return null
  }
}

function keep(chosen: string | null): void {
  try {
    if (chosen === null) sessionStorage.removeItem(KEPT)
    else sessionStorage.setItem(KEPT, chosen)
  } catch {
    // Storage is forbidden: it holds for this page.
  }
}
