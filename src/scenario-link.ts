import { safeSessionStorage } from './safe-storage.ts'

const PENDING = 'nimbus-pending-scenario'

/**
 * Keeps the `?scenario=` of the URL for this tab, since the page may be left before the mock has applied it.
 *
 * @returns true if a scenario is to be applied, also one of the previous page
 */
export function keepScenarioLink(): boolean {
  const inUrl = fromUrl()
  if (inUrl !== null) safeSessionStorage.set(PENDING, inUrl)
  return readScenarioLink() !== null
}

/** Scenario to apply, as written in the link; null if there is none. */
export function readScenarioLink(): string | null {
  return fromUrl() ?? safeSessionStorage.get(PENDING)
}

/** Call once the scenario is applied, or can't be. */
export function forgetScenarioLink(): void {
  safeSessionStorage.remove(PENDING)
}

function fromUrl(): string | null {
  const choices = new URL(location.href).searchParams.getAll('scenario')
  return choices.length === 0 ? null : choices.join()
}
