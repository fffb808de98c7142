import { type AlwaysLive, type LiveNames, readAlwaysLive } from '../scenarios/always-live.ts'
import { SelectionError } from '../scenarios/selection.ts'

const NAMES: LiveNames = {
  targets: 'VITE_LIVE',
  url: 'VITE_LIVE_URL',
  credentials: 'VITE_LIVE_CREDENTIALS',
}

/**
 * Live operations as set in `.env`: `VITE_LIVE=getVm,tag:volumes` with `VITE_LIVE_URL` and `VITE_LIVE_CREDENTIALS`.
 * Without a URL, requests go to the page's own origin, for a dev server with a proxy.
 *
 * @param onError called if the settings are invalid; everything is mocked then
 */
export function liveOfBuild(onError: (error: SelectionError) => void): AlwaysLive | null {
  const { VITE_LIVE, VITE_LIVE_URL, VITE_LIVE_CREDENTIALS } = import.meta.env
  const targets = (VITE_LIVE ?? '').split(',').map((target) => target.trim())
  const named = targets.filter((target) => target !== '')
  if (named.length === 0) return null
  try {
    return readAlwaysLive(named, VITE_LIVE_URL || null, VITE_LIVE_CREDENTIALS || 'include', NAMES)
  } catch (error) {
    if (!(error instanceof SelectionError)) throw error
    onError(error)
    return null
  }
}
