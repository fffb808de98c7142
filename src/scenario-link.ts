import { safeLocalStorage, safeSessionStorage } from './safe-storage.ts'

const STORAGE_KEY = 'nimbus-pending-scenario'

/**
 * Keeps the `?scenario=` of the URL for this tab, since the page may be left before the mock has applied it.
 *
 * @returns true if a scenario is to be applied, also one of the previous page
 */
export function keepScenarioLink(): boolean {
  const inUrl = fromUrl()
  if (inUrl !== null) safeSessionStorage.set(STORAGE_KEY, inUrl)
  return readScenarioLink() !== null
}

/** Scenario to apply, as written in the link; null if there is none. */
export function readScenarioLink(): string | null {
  return fromUrl() ?? safeSessionStorage.get(STORAGE_KEY)
}

/** Call once the scenario is applied, or can't be. */
export function forgetScenarioLink(): void {
  safeSessionStorage.remove(STORAGE_KEY)
}

/** Prefix of what the mock stores. Differs between several apps on one origin, by their base path. */
export function mockStorageName(): string {
  return `nimbus-mock${new URL(import.meta.env.BASE_URL, location.href).pathname.replace(/\/$/, '')}`
}

/** Local storage key of the scenario that the mock starts in. */
export const scenarioKey = (storageName: string) => `${storageName}-scenario`

/** False if the mock would start in its default scenario. */
export function hasSavedScenario(): boolean {
  return safeLocalStorage.get(scenarioKey(mockStorageName())) !== null
}

function fromUrl(): string | null {
  const choices = new URL(location.href).searchParams.getAll('scenario')
  return choices.length === 0 ? null : choices.join()
}
